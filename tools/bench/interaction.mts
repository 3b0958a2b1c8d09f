import type { Browser, Locator, Page } from '@playwright/test'
import { artists, invitation } from '../../tests/e2e/content'
import { settled } from '../../tests/e2e/test'
import { hydrate, browsing, onPhone, served } from './browser.mts'
import type { Figure, Measurement } from './figure'

/** Entries below it are not reported by browsers. */
const shortest = 16

const artist = artists.find(({ works }) => works.length >= 2)!

type Act = (page: Page) => Promise<void>

const openMenu: Act = (page) => tap(page, page.getByRole('button', { name: 'Menu' }))
const tapEnglish: Act = (page) => tap(page, page.locator('footer').getByRole('link', { name: 'English' }))

const typeLetters: Act = (page) => page.locator('form input[type="email"]').pressSequentially('a@b.cz')

const acts: (readonly [name: string, path: string, act: Act, before?: Act])[] = [
  ['menu opens', '/', openMenu],
  ['menu closes', '/', (page) => tap(page, page.getByRole('button', { name: 'Zavřít' })), openMenu],
  ['programme filter', '/', (page) => tap(page, page.locator('#program fieldset label').nth(1))],
  ['work opens large', `/umelec-${artist.slug}`, (page) => tap(page, page.locator('figure a').first())],
  ['language switch', '/umelci', switchLanguage],
  ...(invitation ? [['letter in a field', `/${invitation.path}`, typeLetters] as const] : []),
]

/** How long a finger stays on the glass, in milliseconds; what its touch alone brings about is drawn by then. */
const touch = 80

/** By a finger that touches nothing else: Playwright's own taps listen and measure while they are answered. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await settled(page)
  const { x, y, width, height } = (await target.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const finger = { x: x + width / 2, y: y + height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(touch)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How long the browser takes from what a visitor does until the answer is drawn, on a processor four times slower. */
export const interaction: Measurement = {
  about: 'answers to what a visitor does, on a processor four times slower',
  built: true,
  rounds: 5,
  measure: (site) =>
    served(site, (origin) =>
      browsing(async (browser) => {
        const figures: Figure[] = []
        for (const [name, path, act, before] of acts) {
          figures.push({ name, value: await longest(browser, `${origin}${path}`, act, before), unit: 'ms' })
        }
        return [
          ...figures,
          { name: 'language switch, until shown', value: await switching(browser, origin), unit: 'ms' },
        ]
      }),
    ),
}

/** The longest event of the interactions; at least 16 ms, which stands for anything shorter. */
function longest(browser: Browser, address: string, act: Act, before?: Act): Promise<number> {
  return onSlowPhone(browser, address, async (page) => {
    await before?.(page)
    await settled(page)
    await page.evaluate((durationThreshold) => {
      const list: number[] = []
      Object.assign(window, { durations: list })
      const observer = new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId) list.push(entry.duration)
        }
      })
      observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    }, shortest)
    await act(page)
    // An entry is queued with the frame that shows the answer, and handed over in a task after it.
    return page.evaluate(
      (shortest) =>
        new Promise<number>((resolve) => {
          const { durations } = window as unknown as { durations: number[] }
          const frames = (left: number) =>
            left > 0 ? requestAnimationFrame(() => frames(left - 1)) : resolve(Math.max(shortest, ...durations))
          frames(20)
        }),
      shortest,
    )
  })
}

/** The other page is not asked for, so that this one is still there when the browser tells of the event. */
async function switchLanguage(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await tapEnglish(page)
}

/** From the click until the page in the other language is drawn. */
function switching(browser: Browser, origin: string): Promise<number> {
  return onSlowPhone(browser, `${origin}/umelci`, async (page) => {
    await page.evaluate(() =>
      addEventListener('click', () =>
        sessionStorage.setItem('clicked', `${performance.timeOrigin + performance.now()}`),
      ),
    )
    await tapEnglish(page)
    await page.waitForFunction(
      () => document.documentElement.lang === 'en' && performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    return page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return performance.timeOrigin + paint!.startTime - Number(sessionStorage.getItem('clicked'))
    })
  })
}

function onSlowPhone<T>(browser: Browser, address: string, act: (page: Page) => Promise<T>): Promise<T> {
  return onPhone(browser, async (page) => {
    await page.goto(address)
    await hydrate(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return act(page)
  })
}
