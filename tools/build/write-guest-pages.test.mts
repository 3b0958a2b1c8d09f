/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { factsFile, guestPagesFile, rendererFile, type Facts } from '../../netlify/storage/facts'
import { renderedFile } from '../../src/gatsby/on-create-webpack-config'
import { inlineHashes } from '../../src/http/security-headers'
import { locales } from '../../src/i18n/locales'
import type { BuiltGuestPages, RenderGuestPage } from '../../src/registration/guest-pages'
import { insideFolder } from '../../tests/support/in-folder'
import { writeGuestPages } from './write-guest-pages.mts'

const factsOf = (...forms: string[]) => ({ events: forms.map((form) => ({ form })) }) as Facts

const shell = (name: string) =>
  `<head><title>{{title}}</title><style>.${name} {}</style></head><body>{{content}} <a href="{{address en}}">en</a></body>`

/** What Gatsby has built for one page. */
const built = (address: string, html: string) => ({
  [`public${address}.html`]: html,
  [`public/page-data${address}/page-data.json`]: JSON.stringify({ result: { data: { from: address } } }),
})

/** A finished build, and what an earlier one has written for the functions. */
const build: Record<string, string> = {
  ...built('/registrace', shell('site')),
  ...built('/en/registration', shell('site')),
  ...built('/pozvanka', shell('plain')),
  ...built('/en/invitation', shell('plain')),
  [renderedFile]: 'export const renderGuestPage = (built) => built.shells.site',
  [factsFile]: 'the facts of this build',
  'netlify/generated/answer-programme.cs.json': 'of an earlier build',
}

const written = async () => (await readdir(path.dirname(factsFile))).map((name) => `netlify/generated/${name}`)

const pagesFiles = locales.map(guestPagesFile)

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as BuiltGuestPages

test('functions get the shells with the hashes of their styles, and the data of the page query, in each language', () =>
  insideFolder(build, async () => {
    await writeGuestPages(factsOf('programme', 'invitation'))
    const [site, plain] = [shell('site'), shell('plain')].map((html) => ({ html, hashes: inlineHashes(html) }))
    expect(await Promise.all(pagesFiles.map(read))).toEqual([
      { locale: 'cs', shells: { site, plain }, data: { from: '/registrace' } },
      { locale: 'en', shells: { site, plain }, data: { from: '/en/registration' } },
    ])
    expect(site?.hashes).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] })
  }))

test('without an event by invitation there is no plain shell', () =>
  insideFolder(build, async () => {
    await writeGuestPages(factsOf('programme'))
    for (const file of pagesFiles) expect((await read(file)).shells).toEqual({ site: expect.anything() as unknown })
  }))

test('functions get the program that renders the pages', () =>
  insideFolder(build, async () => {
    await writeGuestPages(factsOf('programme'))
    const { renderGuestPage } = (await import(path.resolve(rendererFile))) as { renderGuestPage: RenderGuestPage }
    const [page] = await Promise.all(pagesFiles.map(read))
    expect(renderGuestPage(page!, {} as Parameters<RenderGuestPage>[1])).toEqual(page?.shells.site)
  }))

test('what an earlier build wrote is deleted, also when no event takes registrations, and the facts stay', async () => {
  const filesOf = (facts: Facts | null) => insideFolder(build, () => writeGuestPages(facts).then(written))
  expect((await filesOf(factsOf('programme'))).toSorted()).toEqual([...pagesFiles, rendererFile, factsFile].toSorted())
  expect(await filesOf(null)).toEqual([factsFile])
})

test.each(['{{title}}', '{{content}}'])('a shell without %s fails the build, with its page', async (mark) => {
  for (const address of ['/registrace', '/en/invitation']) {
    const file = `public${address}.html`
    const files = { ...build, [file]: build[file]!.replace(mark, '') }
    await insideFolder(files, () =>
      expect(writeGuestPages(factsOf('invitation'))).rejects.toThrow(`page ${address} has no ${mark}`),
    )
  }
})
