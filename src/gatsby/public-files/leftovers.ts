import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { builtPages } from './built-pages'

export type Route = Parameters<IAdapter['adapt']>[0]['routesManifest'][number]
type File = Extract<Route, { type: 'static' }>

/** A script or style of webpack's, and the licences that are named in it. */
const script = /^public\/[^/]*[-.][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/

/** What Gatsby goes on with from build to build, and keeps in order by itself or with `removeUnmade`. */
const continued = ['static', 'page-data', 'slice-data', '_gatsby', 'chunk-map.json'].map((name) => `public/${name}`)

/**
 * Before a build: deletes what is written anew in each build, copies of `static/` and what stands beside the pages, so
 * that what is gone from its source is gone from the site. `public/` is kept from build to build (netlify/build-cache).
 */
export async function removeRewritten(): Promise<void> {
  const pages = new Set(builtPages())
  const files = (await filesIn('public', continued)).filter((file) => !pages.has(file) && !script.test(file))
  await remove(files)
}

/** The files below a folder, with slashes. @param left folders and files to leave out */
async function filesIn(folder: string, left: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const lists = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`
    if (left.includes(file)) return []
    return entry.isDirectory() ? filesIn(file) : [file]
  })
  return (await Promise.all(lists)).flat()
}

/**
 * The files that Gatsby has made in this build, or made in an earlier one and still stands by. It lists every other
 * file of `public/` too, pages of artists who have left among them, but says of those alone nothing of caching.
 */
export function madeFiles(routes: readonly Route[]): string[] {
  return routes
    .filter((route): route is File => route.type === 'static')
    .filter(({ headers }) => headers.some(({ key }) => key === 'cache-control'))
    .map(({ filePath }) => filePath.replaceAll('\\', '/'))
}

/**
 * After a build: deletes pages, their data and scripts that belong to no page any more.
 * @param pages the HTML files of this build's pages
 * @param made what Gatsby stands by, as `madeFiles` gives it
 */
export async function removeUnmade(pages: ReadonlySet<string>, made: readonly string[]): Promise<void> {
  const oldPages = builtPages().filter((page) => !pages.has(page) && !isOfStatic(page))
  const data = (await Promise.all(['public/page-data', 'public/slice-data'].map((folder) => filesIn(folder)))).flat()
  const standing = new Set(made)
  const oldData = data.filter((file) => !standing.has(file))
  await remove([...oldPages, ...oldData, ...(await oldScripts(made)), 'public/webpack.stats.json'])
}

const isOfStatic = (file: string) => existsSync(file.replace(/^public\//, 'static/'))

/** Where it is written which scripts the site has; dropStaleCache leaves this folder alone. */
const record = '.cache/webpack/scripts.json'

type Scripts = { current: string[]; earlier: string[] }

/**
 * The scripts of builds before the last one whose scripts were others: that one's stay, for pages that are open in a
 * browser while the site changes.
 */
async function oldScripts(made: readonly string[]): Promise<string[]> {
  const current = made.filter((file) => script.test(file)).toSorted()
  const nothing: Scripts = { current: [], earlier: [] }
  const last = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as Scripts,
    () => nothing,
  )
  const earlier = last.current.join() === current.join() ? last.earlier : last.current
  await mkdir(path.dirname(record), { recursive: true })
  await writeFile(record, JSON.stringify({ current, earlier } satisfies Scripts))

  const kept = new Set([...current, ...earlier].map(scriptOf))
  const files = (await readdir('public')).map((name) => `public/${name}`)
  return files.filter((file) => script.test(file) && !kept.has(scriptOf(file)) && !isOfStatic(file))
}

/** 'app-….js.LICENSE.txt' → 'app-….js' */
const scriptOf = (file: string) => file.replace(/\.LICENSE\.txt$/, '')

async function remove(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })))
}
