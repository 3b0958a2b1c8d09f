import type { Page } from '@playwright/test'
import { artists } from '../../tests/e2e/content'
import { hydrate, inBrowser, onPhone } from './browser.mts'
import { median, type Measurement } from './figure'

/** How many navigations are timed, and how many there are in all. */
const timed = 10
const all = 100

/** The time from a click on a link until the next page is painted, and the memory after a hundred navigations. */
export const navigation: Measurement = {
  about: 'from page to page in the browser',
  rounds: 3,
  measure: inBrowser(({ browser, origin }) =>
    onPhone(browser, async (page) => {
      await page.goto(`${origin}/umelci`)
      await hydrate(page)
      const before = await heap(page)
      const durations: number[] = []
      for (let done = 0; done < all; done += 2) {
        // The transitions between pages would only delay the navigations that are not timed.
        if (done === timed) await page.emulateMedia({ reducedMotion: 'reduce' })
        const { slug } = artists[(done / 2) % timed]!
        const times = [await go(page, `/umelec-${slug}`), await go(page, '/umelci')]
        if (done < timed) durations.push(...times)
      }
      return [
        { name: 'a navigation', value: median(durations), unit: 'ms' },
        { name: 'JS heap before', value: before, unit: 'MB' },
        { name: `JS heap after ${all}`, value: await heap(page), unit: 'MB' },
      ]
    }),
  ),
}

/** Clicks a link, and waits for another heading and a frame. @returns milliseconds */
function go(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
        if (!link) {
          reject(new Error(`No link leads to ${path} from ${location.pathname}`))
          return
        }
        const heading = () => document.querySelector('h1')?.textContent
        const oldHeading = heading()
        const start = performance.now()
        link.click()
        const look = () => {
          const elapsed = performance.now() - start
          const arrived = location.pathname === path && heading() !== oldHeading
          if (elapsed > 30_000) reject(new Error(`${path} did not appear within 30 s`))
          else requestAnimationFrame(arrived ? () => resolve(performance.now() - start) : look)
        }
        look()
      }),
    path,
  )
}

/** The used JavaScript heap after garbage collection, in MB. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
