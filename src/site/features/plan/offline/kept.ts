/** The beginning of the names of the worker’s caches; the build follows. */
export const cachePrefix = 'plan '

/**
 * Where the build writes the worker (src/gatsby/public-files/plan-worker.ts). At the top, so that it may answer for any
 * page.
 */
export const workerPath = '/plan-worker.js'

/** What the page asks the worker to keep: addresses of this site, of pages and of pictures in them. */
export type Kept = { pages: string[]; pictures: string[] }

/** The style sheets and fonts that the HTML of a page names. Without React it needs no more. */
export const resourcesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:(?:href|src)="|url\()(\/[^"?#)]+\.(?:css|woff2))/g)].map(([, path = '']) => path)),
]
