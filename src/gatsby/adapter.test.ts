/** @jest-environment node */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { insideFolder } from '../../tests/support/in-folder'
import { adapter } from './adapter'
import { cleanUrlFile, restorePages } from './public-files/clean-urls'
import { removeRewrittenFiles } from './public-files/stale-files'

test.each([
  ['public/umelci/index.html', 'public/umelci.html'],
  ['public/en/artist-jana-nova/index.html', 'public/en/artist-jana-nova.html'],
  ['public/en/index.html', 'public/en.html'],
  ['public/index.html', 'public/index.html'],
  ['public/404.html', 'public/404.html'],
])('the file %s becomes %s', (file, clean) => {
  expect(cleanUrlFile(file)).toBe(clean)
})

afterEach(() => jest.restoreAllMocks())

/** A site that is built: the addresses of its pages, and the files that webpack makes. */
type Site = { pages: string[]; scripts?: string[] }

const caching = { key: 'cache-control', value: 'public, max-age=0, must-revalidate' }
const guard = { key: 'x-frame-options', value: 'DENY' }

/**
 * The routes that Gatsby passes to an adapter: the HTML and the data of each page, the files of webpack, and then all
 * other files in `public/` (gatsby/dist/utils/adapter/manager.js).
 */
async function routesOf({ pages, scripts = [] }: Site) {
  const made = new Map<string, string>()
  for (const page of pages) {
    made.set(page.endsWith('.html') ? page.slice(1) : path.posix.join(page.slice(1), 'index.html'), page)
    const data = `page-data/${page === '/' ? 'index' : page.slice(1)}/page-data.json`
    made.set(data, `/${data}`)
  }
  for (const file of [...scripts, 'chunk-map.json', 'webpack.stats.json']) made.set(file, `/${file}`)
  const others = (await allFiles('public'))
    .map((file) => path.posix.relative('public', file))
    .filter((file) => !made.has(file))
  const route = (file: string, address: string, headers: object[]) => ({
    type: 'static',
    filePath: `public/${file}`,
    path: address,
    headers,
  })
  return [
    ...[...made].map(([file, address]) => route(file, address, [caching, guard])),
    ...others.map((file) => route(file, `/${file}`, [guard])),
  ]
}

async function allFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort()
}

async function adapt(site: Site): Promise<void> {
  const routesManifest = await routesOf(site)
  await adapter.adapt({ routesManifest } as unknown as Parameters<IAdapter['adapt']>[0])
}

/** A build as Gatsby and the adapter do it, in a folder where earlier builds may have left files. */
async function build(site: Site): Promise<string[]> {
  await removeRewrittenFiles()
  await restorePages()
  const htmlOf = (page: string) => (page.endsWith('.html') ? page : path.posix.join(page, 'index.html'))
  const data = site.pages.map((page) => `/page-data/${page === '/' ? 'index' : page}/page-data.json`)
  const files = [...site.pages.map(htmlOf), ...data, ...(site.scripts ?? []), 'chunk-map.json', 'webpack.stats.json']
  for (const file of [...files, 'robots.txt']) await write(path.posix.join('public', file), contentOf(file))
  if (existsSync('static')) await cp('static', 'public', { recursive: true })
  await adapt(site)
  return published()
}

/** The parts of a page that the adapter changes (html/finish-html.test.ts). */
const html = '<p></p>'
const scriptSlice =
  '<!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="\\"{}\\"";</script>' +
  '<script>window.___webpackCompilationHash="1";</script><script src="/app.js" async></script>' +
  '<!-- slice-end id="_gatsby-scripts-1" -->'

function contentOf(file: string): string {
  if (!file.endsWith('.html')) return ''
  return file.includes('404') ? html : html + scriptSlice
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

const published = async () => (await allFiles('public')).map((file) => file.replace('public', ''))

const app = (digit: string) => `app-${digit.repeat(20)}.js`

test('pages move to addresses without a slash', () =>
  insideFolder({ 'static/app.js': '' }, async () => {
    expect(await build({ pages: ['/', '/404.html', '/en', '/umelci'] })).toEqual([
      '/404.html',
      '/_headers',
      '/app.js',
      '/chunk-map.json',
      '/en.html',
      '/index.html',
      ...['404.html', 'en', 'index', 'umelci'].map((page) => `/page-data/${page}/page-data.json`),
      '/robots.txt',
      '/umelci.html',
    ])
  }))

test('a page that an earlier build has moved stays', () =>
  insideFolder(
    { 'public/index.html': contentOf('index.html'), 'public/umelci.html': contentOf('umelci.html') },
    async () => {
      await adapt({ pages: ['/', '/umelci'] })
      expect(await published()).toEqual(['/_headers', '/index.html', '/umelci.html'])
    },
  ))

test('the page of a removed artist is deleted by the next build, with its data', () =>
  insideFolder({ 'package.json': '' }, async () => {
    const before = await build({ pages: ['/', '/umelec-jana', '/umelec-nora'] })
    expect(before).toContain('/umelec-nora.html')
    const after = await build({ pages: ['/', '/umelec-jana'] })
    expect(after).toEqual(before.filter((file) => !file.includes('nora')))
  }))

test('a file that is deleted from static/ leaves the site; the others stay', () =>
  insideFolder({ 'static/documents/rad.pdf': '', 'static/plan.pdf': '', 'static/proof.html': '' }, async () => {
    const before = await build({ pages: ['/'] })
    expect(before).toEqual(expect.arrayContaining(['/documents/rad.pdf', '/plan.pdf', '/proof.html']))
    await Promise.all(['static/documents/rad.pdf', 'static/proof.html'].map((file) => rm(file)))
    const after = await build({ pages: ['/'] })
    expect(after).toEqual(before.filter((file) => !/rad|proof/.test(file)))
  }))

test('the form for editors is deleted when the next build does not write it', () =>
  insideFolder({ 'public/admin.html': '', 'public/admin/admin.js': '', 'public/index.html': '' }, async () => {
    expect((await build({ pages: ['/'] })).filter((file) => file.includes('admin'))).toEqual([])
  }))

test.each([
  ['deploy-preview', 'https://sedm.example'],
  ['production', "'none'"],
  ['branch-deploy', "'none'"],
])('the pages of a build with CONTEXT=%s may be framed by %s', (CONTEXT, ancestors) =>
  insideFolder({}, async () => {
    jest.replaceProperty(process, 'env', { ...process.env, CONTEXT, GATSBY_SITE_URL: 'https://sedm.example' })
    await build({ pages: ['/'] })
    const headers = await readFile('public/_headers', 'utf8')
    expect(headers).toContain(`frame-ancestors ${ancestors}\n`)
    expect(headers.includes('X-Frame-Options: DENY')).toBe(CONTEXT !== 'deploy-preview')
  }),
)

test('pictures stay; stale-pictures.ts deletes the stale ones', () =>
  insideFolder({ [`public/static/${'a'.repeat(32)}/1/sea.avif`]: '' }, async () => {
    expect(await build({ pages: ['/'] })).toContain(`/static/${'a'.repeat(32)}/1/sea.avif`)
  }))

test('the scripts of the previous build stay for open pages, with their headers; older ones are deleted', () =>
  insideFolder({ 'package.json': '' }, async () => {
    const scriptsAfter = async (...scripts: string[]) => {
      const files = await build({ pages: ['/'], scripts })
      const headers = await readFile('public/_headers', 'utf8')
      const named = [...headers.matchAll(/^\/(\S+\.js)$/gm)].map(([, name]) => name)
      const kept = files
        .filter((file) => /\.(js|txt|map)$/.test(file) && file !== '/robots.txt')
        .map((file) => file.slice(1))
      expect(named).toEqual(kept.filter((file) => file.endsWith('.js')))
      return kept
    }
    const licence = `${app('1')}.LICENSE.txt`
    expect(await scriptsAfter(app('1'), licence)).toEqual([app('1'), licence])
    expect(await scriptsAfter(app('2'))).toEqual([app('1'), licence, app('2')])
    // A build with the same scripts does not count as a new one.
    expect(await scriptsAfter(app('2'))).toEqual([app('1'), licence, app('2')])
    expect(await scriptsAfter(app('3'))).toEqual([app('2'), app('3')])
    // The scripts of the previous build are current again.
    expect(await scriptsAfter(app('2'))).toEqual([app('2'), app('3')])
  }))

test('source maps and webpack.stats.json are not published', () =>
  insideFolder({ [`public/${app('1')}.map`]: '', 'public/webpack.stats.json': '' }, async () => {
    const files = await build({ pages: ['/'], scripts: [app('1')] })
    expect(files.filter((file) => /\.map$|stats/.test(file))).toEqual([])
  }))

test('before a build, every page is restored to the place where Gatsby wrote it', () => {
  const moved = ['404.html', 'en.html', 'en/umelci.html', 'index.html', 'umelci.html'].map((file) => `public/${file}`)
  return insideFolder(Object.fromEntries([...moved, 'public/chunk-map.json'].map((file) => [file, ''])), async () => {
    await restorePages()
    const files = await published()
    for (const page of ['/en', '/en/umelci', '/umelci']) expect(files).toContain(`${page}/index.html`)
    expect(files).toEqual(expect.arrayContaining(['/index.html', '/404.html', '/chunk-map.json']))
  })
})

test('before the first build there is nothing to restore', () =>
  insideFolder({ 'package.json': '' }, async () => {
    await restorePages()
    expect(await allFiles('.')).toEqual(['package.json'])
  }))

test('a build fails when Gatsby no longer marks the files of the current site', () =>
  insideFolder({ 'public/index.html': contentOf('index.html') }, async () => {
    const routesManifest = (await routesOf({ pages: ['/'] })).map((route) => ({ ...route, headers: [guard] }))
    const adapted = adapter.adapt({ routesManifest } as unknown as Parameters<IAdapter['adapt']>[0])
    await expect(adapted).rejects.toThrow('no public/index.html with a cache-control header')
    expect(existsSync('public/index.html')).toBe(true)
  }))
