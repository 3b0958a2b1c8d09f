import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { samples } from '../../tests/e2e/pages'
import { freePort } from '../server/ports'
import { fetchPackage } from '../installation/on-demand-package.mts'
import { browsing, served } from './browser.mts'
import type { Figure, Measurement, Unit } from './figure'

/** What of Lighthouse is used here (https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md). */
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Result = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

const audits: [name: string, audit: string, unit: Unit][] = [
  ['LCP', 'largest-contentful-paint', 'ms'],
  ['TBT', 'total-blocking-time', 'ms'],
  ['CLS', 'cumulative-layout-shift', ''],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse on each kind of page in each language, as on a phone with a slow line; the median of five runs. */
export const lighthouseScores: Measurement = {
  about: 'Lighthouse, mobile',
  built: true,
  rounds: 5,
  measure: async (site) => {
    const entry = path.join(await fetchPackage('lighthouse'), 'core/index.js')
    const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
    const port = await freePort()
    return served(site, (origin) =>
      browsing(async () => {
        const figures: Figure[] = []
        for (const { kind, locale, path: address } of samples) {
          const result = await look(lighthouse, `${origin}${address}`, locale, port)
          const name = `${kind} ${locale}`
          for (const [label, audit, unit] of audits) {
            figures.push({ name: `${name} ${label}`, value: result.audits[audit]?.numericValue ?? NaN, unit })
          }
          for (const category of categories) {
            const score = Math.round((result.categories[category]?.score ?? NaN) * 100)
            figures.push({ name: `${name} ${category}`, value: score, unit: 'points' })
          }
        }
        return figures
      }, port),
    )
  },
}

/** Lighthouse itself fails now and then, before it has seen the page; then it looks again. */
async function look(lighthouse: Lighthouse, address: string, locale: string, port: number, tries = 3): Promise<Result> {
  const flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    extraHeaders: { 'Accept-Language': locale }, // else the Czech home page leads to the English one
  }
  const result = (await lighthouse(address, flags))?.lhr
  if (result && !result.runtimeError) return result
  if (tries === 1) throw new Error(`Lighthouse at ${address}: ${result?.runtimeError?.message}`)
  return look(lighthouse, address, locale, port, tries - 1)
}
