import lighthouse from 'lighthouse'
import { samples } from '../../tests/e2e/pages'
import { freePort } from '../free-port'
import { browsing, served } from './browser.mts'
import type { Figure, Measurement, Unit } from './figure'

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
    const port = await freePort()
    return served(site, (origin) =>
      browsing(async () => {
        const figures: Figure[] = []
        for (const { kind, locale, path } of samples) {
          const options = { port, output: 'json', logLevel: 'error', onlyCategories: categories } as const
          const result = (await lighthouse(`${origin}${path}`, options))?.lhr
          if (!result || result.runtimeError) throw new Error(`Lighthouse at ${path}: ${result?.runtimeError?.message}`)
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
