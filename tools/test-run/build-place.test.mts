/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { insideFolder } from '../../tests/support/in-folder'

const pack = '.cache/webpack/stage-build-html/0.pack'
const files = { [`site/${pack}`]: '', 'site/.cache/webpack/scripts.json': '', 'other/page.html': '' }

/** Runs a function in a folder with two sites. The module resolves its paths when it is loaded. */
const withSites = (act: (place: typeof import('./build-place.mts')) => Promise<void>) =>
  insideFolder(files, async () => {
    jest.resetModules()
    await act(await import('./build-place.mts'))
  })

test('the next site is built at the same path, with webpack’s cache of the one before and nothing else of it', () =>
  withSites(async ({ moveToBuildPlace, clearBuildPlace, buildPlace }) => {
    await moveToBuildPlace('site')
    await clearBuildPlace()
    await moveToBuildPlace('other')
    expect(existsSync(`${buildPlace}/${pack}`)).toBe(true)
    expect(existsSync(`${buildPlace}/.cache/webpack/scripts.json`)).toBe(false)
    await clearBuildPlace()
    expect(readdirSync('site/.cache/webpack')).toEqual(['scripts.json'])
    expect(readdirSync('other').toSorted()).toEqual(['.cache', 'page.html'])
  }))

test('the next build moves a site back whose build was interrupted', () =>
  withSites(async ({ moveToBuildPlace, buildPlace }) => {
    await moveToBuildPlace('site')
    await moveToBuildPlace('other')
    expect(existsSync('site/.cache/webpack/scripts.json')).toBe(true)
    expect(existsSync(`${buildPlace}/page.html`)).toBe(true)
  }))

const sizeOf = async (file: string) => (await stat(file)).size

test('what is built in a copy changes neither the site nor webpack’s cache', () =>
  withSites(async ({ moveToBuildPlace, copyToBuildPlace, clearBuildPlace, buildPlace }) => {
    await moveToBuildPlace('site')
    await copyToBuildPlace('other')
    await writeFile(`${buildPlace}/page.html`, 'changed')
    await writeFile(`${buildPlace}/${pack}`, 'changed')
    await clearBuildPlace()
    expect(existsSync(buildPlace)).toBe(false)
    expect(await sizeOf('other/page.html')).toBe(0)
    await moveToBuildPlace('site')
    expect(await sizeOf(`${buildPlace}/${pack}`)).toBe(0)
  }))
