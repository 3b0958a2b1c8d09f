/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'
import { insideFolder } from '../../tests/support/in-folder'
import { onPreBootstrap } from './on-pre-bootstrap'

jest.mock('../typeface/open-font', () => ({ allLetters: () => 'ab' }))
jest.mock('./fonts/site-fonts', () => ({ writeSiteFonts: async () => ({ titleFont: '/title.woff2', namesFont: '' }) }))
jest.mock('./page-modules/write-page-modules', () => ({ writePageModules: async () => ({}) }))
jest.mock('./fonts/used-letters', () => ({
  usedLetters: async () => '',
  lettersOfNames: () => '',
  lettersOfTitle: () => '',
}))

const lastBuild = {
  'content/exhibition.yaml': 'timeZone: Europe/Prague',
  'public/index.html': '',
  'public/umelci.html': '',
  'public/robots.txt': '',
  'public/icon.svg': '',
}

test('a build deletes the files that it writes again, and restores the pages', () =>
  insideFolder(lastBuild, async () => {
    await onPreBootstrap()
    expect((await readdir('public')).toSorted()).toEqual(['index.html', 'umelci', 'umelci.html'])
  }))

test('a build writes the module of the values that it has found', () =>
  insideFolder(lastBuild, async () => {
    await onPreBootstrap()
    const module = await readFile('.cache/build-values.mjs', 'utf8')
    expect(module).toContain('export const titleFont = "/title.woff2"\n')
    expect(module).toContain('export const asOf = ""\n')
  }))

test('development deletes nothing of the last build', () =>
  insideFolder(lastBuild, async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    await onPreBootstrap()
    expect(await readdir('public')).toEqual(
      expect.arrayContaining(['icon.svg', 'index.html', 'robots.txt', 'umelci.html']),
    )
  }))
