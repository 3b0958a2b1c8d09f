/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languageRules } from '../../src/gatsby/public-files/language-rules'
import { inFolder } from '../../tests/support/in-folder'
import { writePublicFiles } from './public-files'

const write = (files: Record<string, string>, run: (read: (name: string) => Promise<string>) => Promise<void>) =>
  inFolder(files, async (folder) => {
    const site = path.join(folder, 'public')
    await writePublicFiles(path.join(folder, 'content'), site)
    await run((name) => readFile(path.join(site, name), 'utf8'))
  })

test('the PDFs of the content are published at their paths, and the redirects are made from the content', () =>
  write(
    {
      'content/exhibition.yaml': 'languages: []\ndocuments:\n  - path: plan\n    file: /papiry/plan.pdf\n',
      'content/artists/jana-nova/artist.yaml': 'slug: jana-nova\nformerSlugs: [jana-stara]\nworks: [{ slug: more }]\n',
      'content/events/skladani.yaml': 'slug: skladani\nformerSlugs: [papir]\n',
      'content/pages/pro-media.yaml': 'slug: { cs: pro-media, en: press }\nformerSlugs: [tisk]\n',
      'content/files/papiry/plan.pdf': '%PDF-1',
      'content/files/rad.pdf': '%PDF-2',
      'content/files/.DS_Store': 'of a Mac',
    },
    async (read) => {
      expect(await read('papiry/plan.pdf')).toBe('%PDF-1')
      expect(await read('rad.pdf')).toBe('%PDF-2')
      await expect(read('.DS_Store')).rejects.toThrow('ENOENT')
      const rules = await read('_redirects')
      expect(rules.endsWith(languageRules())).toBe(true)
      expect(rules.slice(0, -languageRules().length).split('\n')).toEqual([
        '/plan /papiry/plan.pdf 302',
        '/en/plan /papiry/plan.pdf 302',
        '/program /?lang=cs#program 302',
        '/en/programme /en#program 302',
        '/umelec-jana-stara /umelec-jana-nova 301',
        '/en/artist-jana-stara /en/artist-jana-nova 301',
        '/umelec-jana-stara/more /umelec-jana-nova/more 301',
        '/en/artist-jana-stara/more /en/artist-jana-nova/more 301',
        '/program/papir /program/skladani 301',
        '/en/programme/papir /en/programme/skladani 301',
        '/tisk /pro-media 301',
        '/en/tisk /en/press 301',
        '',
      ])
    },
  ))

test('content without documents needs no folder for them', () =>
  write({ 'content/exhibition.yaml': 'languages: []\nname: x\n' }, async (read) => {
    expect(await read('_redirects')).toBe(languageRules())
  }))
