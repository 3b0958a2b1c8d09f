import type { Page } from '@playwright/test'
import { artists } from '../../tests/e2e/content'
import { hydrate, browsing, onPhone, served } from './browser.mts'
import type { Measurement } from './figure'
import { median } from './figure'

const watched = 10
const all = 100

/** From a click on a link until the next page stands and is drawn, and what is left in memory of a hundred of them. */
export const navigation: Measurement = {
  about: 'from page to page in the browser',
  built: true,
  rounds: 3,
  measure: (site) =>
    served(site, (origin) =>
      browsing((browser) =>
        onPhone(browser, async (page) => {
          await page.goto(`${origin}/umelci`)
          await hydrate(page)
          const before = await heap(page)
          const took: number[] = []
          for (let done = 0; done < all; done += 2) {
            // Only the first are watched; what moves between pages would only keep the others waiting.
            if (done === watched) await page.emulateMedia({ reducedMotion: 'reduce' })
            const { slug } = artists[(done / 2) % watched]!
            const times = [await go(page, `/umelec-${slug}`), await go(page, '/umelci')]
            if (done < watched) took.push(...times)
          }
          return [
            { name: 'a navigation', value: median(took), unit: 'ms' },
            { name: 'JS heap before', value: before, unit: 'MB' },
            { name: `JS heap after ${all}`, value: await heap(page), unit: 'MB' },
          ]
        }),
      ),
    ),
}

/** Clicks a link of the page as a script does, and waits for another heading and a frame. @returns milliseconds */
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
        const left = heading()
        const start = performance.now()
        link.click()
        const look = () => {
          const took = performance.now() - start
          const arrived = location.pathname === path && heading() !== left
          if (took > 30_000) reject(new Error(`${path} does not come`))
          else requestAnimationFrame(arrived ? () => resolve(performance.now() - start) : look)
        }
        look()
      }),
    path,
  )
}

/** What JavaScript holds after its rubbish is collected, in MB. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
