/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { insideFolder } from '../testing/in-folder'
import { adapter, cleanName, onPreBootstrap } from './adapter'

test.each([
  ['public/umelci/index.html', 'public/umelci.html'],
  ['public/en/artist-jana-nova/index.html', 'public/en/artist-jana-nova.html'],
  ['public/en/index.html', 'public/en.html'],
  ['public/index.html', 'public/index.html'],
  ['public/404.html', 'public/404.html'],
])('the file %s becomes %s', (file, clean) => {
  expect(cleanName(file)).toBe(clean)
})

/** Runs the adapter on a folder of built files, and says what is left. */
function adapted(built: string[], routes: string[]): Promise<string[]> {
  const routesManifest = routes.map((filePath) => ({ type: 'static', filePath, path: '', headers: [] }))
  return after(built, () => adapter.adapt({ routesManifest } as unknown as Parameters<IAdapter['adapt']>[0]))
}

/** The files that there are after something was done in a folder with these. */
async function after(built: string[], run: () => Promise<void> | void): Promise<string[]> {
  let left: string[] = []
  await insideFolder(Object.fromEntries(built.map((file) => [file, ''])), async () => {
    await run()
    left = (await readdir('.', { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
      .sort()
  })
  return left
}

test('pages move to addresses without a slash; a page that exists no more loses its file', async () => {
  const pages = ['public/index.html', 'public/en/index.html', 'public/umelci/index.html']
  const others = ['public/app.js', 'public/umelec-byvaly.html']
  expect(await adapted([...pages, ...others], [...pages, 'public/app.js'])).toEqual([
    'public/_headers',
    'public/app.js',
    'public/en.html',
    'public/index.html',
    'public/umelci.html',
  ])
})

test('a page that an earlier build has moved already stays', async () => {
  expect(
    await adapted(['public/index.html', 'public/umelci.html'], ['public/index.html', 'public/umelci/index.html']),
  ).toEqual(['public/_headers', 'public/index.html', 'public/umelci.html'])
})

test('before a build every page is back where Gatsby looks for it', async () => {
  const moved = [
    'public/404.html',
    'public/en.html',
    'public/en/umelci.html',
    'public/index.html',
    'public/umelci.html',
  ]
  const files = await after([...moved, 'public/app.js'], onPreBootstrap)
  for (const path of ['en', 'en/umelci', 'umelci']) expect(files).toContain(`public/${path}/index.html`)
  expect(files).toEqual(expect.arrayContaining(['public/index.html', 'public/404.html']))
})

test('before the first build there is nothing to put back', async () => {
  expect(await after([], onPreBootstrap)).toEqual([])
})
