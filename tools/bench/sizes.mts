import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { searchIndexPath } from '../../src/site/components/search/search-index'
import { locales, samples } from '../../tests/e2e/pages'
import { hydrate, inBrowser, onPhone } from './browser.mts'
import type { Figure, Measurement } from './figure'

/**
 * The bytes that a phone loads for each kind of page in each language, and for the search: text compressed with brotli,
 * fonts and pictures.
 */
export const sizes: Measurement = {
  about: 'bytes of each kind of page',
  rounds: 1,
  measure: inBrowser(async ({ browser, origin }) => {
    const figures: Figure[] = []
    for (const { kind, locale, path } of samples) {
      const loaded = await onPhone(browser, (page) => load(page, `${origin}${path}`))
      figures.push(...loaded.map(([name, value]): Figure => ({ name: `${kind} ${locale} ${name}`, value, unit: 'B' })))
    }
    for (const locale of locales) {
      const index = await (await fetch(origin + searchIndexPath(locale))).text()
      figures.push({ name: `search ${locale} index`, value: brotliCompressSync(index).length, unit: 'B' })
    }
    return figures
  }),
}

async function load(page: Page, address: string): Promise<[name: string, bytes: number][]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'load' })
  const beforeLoad = new Set(responses)
  await page.waitForLoadState('networkidle')
  await hydrate(page)
  const first = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  )
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((each) => each.textContent).join(''),
  )

  const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type)
  const scripts = ofType('script')
  return [
    ['HTML', await compressedSize(ofType('document'))],
    ['CSS', (await compressedSize(ofType('stylesheet'))) + brotliCompressSync(styles).length],
    ['JS before load', await compressedSize(scripts.filter((script) => beforeLoad.has(script)))],
    ['JS after hydration', await compressedSize(scripts)],
    ['fonts', await plainSize(ofType('font'))],
    ['first picture', await plainSize(responses.filter((response) => response.url() === first))],
  ]
}

const bodies = (responses: Response[]) =>
  Promise.all(responses.filter((response) => response.ok()).map((response) => response.body()))

const compressedSize = async (responses: Response[]) =>
  (await bodies(responses)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)

const plainSize = async (responses: Response[]) =>
  (await bodies(responses)).reduce((sum, { length }) => sum + length, 0)
