import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { builtPages } from './built-pages'

export type Route = Parameters<IAdapter['adapt']>[0]['routesManifest'][number]
type StaticRoute = Extract<Route, { type: 'static' }>

/** A script or style made by webpack, or the licence file of a script. */
const scriptFile = /^public\/[^/]*[-.][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/

/** Files that Gatsby updates from build to build. It removes stale ones itself, or `removeStaleFiles` does. */
const updatedByGatsby = ['static', 'page-data', 'slice-data', '_gatsby', 'chunk-map.json'].map(
  (name) => `public/${name}`,
)

/**
 * Before a build: deletes the files that every build writes again, copies of `static/` among them, so that a file
 * whose source was deleted leaves the site. `public/` is kept from build to build (netlify/build-cache).
 */
export async function removeRewrittenFiles(): Promise<void> {
  const pages = new Set(builtPages())
  const files = (await filesIn('public', updatedByGatsby)).filter((file) => !pages.has(file) && !scriptFile.test(file))
  await remove(files)
}

/** The files below a folder, with slashes. @param excluded folders and files to leave out */
async function filesIn(folder: string, excluded: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const lists = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`
    if (excluded.includes(file)) return []
    return entry.isDirectory() ? filesIn(file) : [file]
  })
  return (await Promise.all(lists)).flat()
}

/**
 * The files that belong to the current site, made in this build or an earlier one. Gatsby lists all other files of
 * `public/` too, stale pages among them, but without a cache-control header.
 * @throws Error when no page has such a header: all pages would be deleted as stale
 */
export function currentFiles(routes: readonly Route[]): string[] {
  const files = routes
    .filter((route): route is StaticRoute => route.type === 'static')
    .filter(({ headers }) => headers.some(({ key }) => key === 'cache-control'))
    .map(({ filePath }) => filePath.replaceAll('\\', '/'))
  if (!files.includes('public/index.html')) {
    throw new Error(
      'Gatsby’s routes list no public/index.html with a cache-control header. Has Gatsby been upgraded? See docs/decisions/043.',
    )
  }
  return files
}

/**
 * After a build: deletes the pages, data and scripts that no longer belong to a page.
 * @param pages the HTML files of this build's pages
 * @param current the result of `currentFiles`
 */
export async function removeStaleFiles(pages: ReadonlySet<string>, current: readonly string[]): Promise<void> {
  const stalePages = builtPages().filter((page) => !pages.has(page) && !isFromStatic(page))
  const data = (await Promise.all(['public/page-data', 'public/slice-data'].map((folder) => filesIn(folder)))).flat()
  const isCurrent = new Set(current)
  const staleData = data.filter((file) => !isCurrent.has(file))
  await remove([...stalePages, ...staleData, ...(await staleScripts(current)), 'public/webpack.stats.json'])
}

const isFromStatic = (file: string) => existsSync(file.replace(/^public\//, 'static/'))

/** The record of the scripts of the last builds. `dropStaleCache` keeps this folder. */
const record = '.cache/webpack/scripts.json'

type Scripts = { current: string[]; previous: string[] }

/**
 * The scripts that neither this build nor the previous different one uses. The previous scripts stay, for pages that
 * are open in a browser while a new version is published.
 */
async function staleScripts(files: readonly string[]): Promise<string[]> {
  const current = files.filter((file) => scriptFile.test(file)).toSorted()
  const none: Scripts = { current: [], previous: [] }
  const last = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as Scripts,
    () => none,
  )
  const previous = last.current.join() === current.join() ? last.previous : last.current
  await mkdir(path.dirname(record), { recursive: true })
  await writeFile(record, JSON.stringify({ current, previous } satisfies Scripts))

  const kept = new Set([...current, ...previous].map(scriptOf))
  const rootFiles = (await readdir('public')).map((name) => `public/${name}`)
  return rootFiles.filter((file) => scriptFile.test(file) && !kept.has(scriptOf(file)) && !isFromStatic(file))
}

/** 'app-….js.LICENSE.txt' → 'app-….js' */
const scriptOf = (file: string) => file.replace(/\.LICENSE\.txt$/, '')

async function remove(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })))
}
