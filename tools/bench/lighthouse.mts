import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { samples } from '../../tests/e2e/pages'
import { fetchPackage } from '../installation/on-demand-package.mts'
import { inBrowser } from './browser.mts'
import type { Figure, Measurement, Unit } from './figure'

/** The part of Lighthouse's API that is used here (https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md). */
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Result = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

const audits: [name: string, id: string, unit: Unit][] = [
  ['LCP', 'largest-contentful-paint', 'ms'],
  ['TBT', 'total-blocking-time', 'ms'],
  ['CLS', 'cumulative-layout-shift', ''],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse for each kind of page in each language, on an emulated phone with a slow connection. */
export const lighthouseScores: Measurement = {
  about: 'Lighthouse, mobile',
  rounds: 5,
  measure: inBrowser(async ({ origin, port }) => {
    const entry = path.join(await fetchPackage('lighthouse'), 'core/index.js')
    const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
    const figures: Figure[] = []
    for (const { kind, locale, path: address } of samples) {
      const result = await audit(lighthouse, `${origin}${address}`, locale, port)
      const name = `${kind} ${locale}`
      for (const [label, id, unit] of audits) {
        figures.push({ name: `${name} ${label}`, value: result.audits[id]?.numericValue ?? NaN, unit })
      }
      for (const category of categories) {
        const score = Math.round((result.categories[category]?.score ?? NaN) * 100)
        figures.push({ name: `${name} ${category}`, value: score, unit: 'points' })
      }
    }
    return figures
  }),
}

/** Runs Lighthouse, again if it fails before it has loaded the page, which happens now and then. */
async function audit(lighthouse: Lighthouse, address: string, locale: string, port: number): Promise<Result> {
  const flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    extraHeaders: { 'Accept-Language': locale }, // Without it, the Czech home page redirects to the English one.
  }
  let result: Result | undefined
  for (let tries = 0; tries < 3; tries++) {
    result = (await lighthouse(address, flags))?.lhr
    if (result && !result.runtimeError) return result
  }
  throw new Error(`Lighthouse at ${address}: ${result?.runtimeError?.message}`)
}
