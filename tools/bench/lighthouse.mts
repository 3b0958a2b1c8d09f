import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { samples } from '../../tests/e2e/pages'
import { freePort } from '../server/ports'
import { fetchPackage } from '../installation/on-demand-package.mts'
import { browsing, served } from './browser.mts'
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
      }, port),
    )
  },
}

/** Runs Lighthouse, again if it fails before it has loaded the page, which happens now and then. */
async function audit(
  lighthouse: Lighthouse,
  address: string,
  locale: string,
  port: number,
  tries = 3,
): Promise<Result> {
  const flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    extraHeaders: { 'Accept-Language': locale }, // Without it, the Czech home page redirects to the English one.
  }
  const result = (await lighthouse(address, flags))?.lhr
  if (result && !result.runtimeError) return result
  if (tries === 1) throw new Error(`Lighthouse at ${address}: ${result?.runtimeError?.message}`)
  return audit(lighthouse, address, locale, port, tries - 1)
}
