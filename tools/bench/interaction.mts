import type { Browser, Locator, Page } from '@playwright/test'
import { artists, invitation } from '../../tests/e2e/content'
import { settled } from '../../tests/e2e/test'
import { inBrowser, interactionsDuring, minEventDuration, onSlowPhone } from './browser.mts'
import type { Figure, Measurement } from './figure'

const artist = artists.find(({ works }) => works.length >= 2)!

type Act = (page: Page) => Promise<void>

const openMenu: Act = (page) => tap(page, page.getByRole('button', { name: 'Menu' }))
const tapEnglish: Act = (page) => tap(page, page.locator('footer').getByRole('link', { name: 'English' }))

const typeLetters: Act = (page) => page.locator('form input[type="email"]').pressSequentially('a@b.cz')

// Letters of a slug need no accents, so each is one key.
const [firstLetter = '', secondLetter = ''] = artist.slug

const openSearch: Act = async (page) => {
  await page.keyboard.press('Control+K')
  await page.keyboard.press(firstLetter)
  await page.locator('#menu section').first().waitFor()
}

const acts: (readonly [name: string, path: string, act: Act, before?: Act])[] = [
  ['menu opens', '/', openMenu],
  ['menu closes', '/', (page) => tap(page, page.getByRole('button', { name: 'Zavřít' })), openMenu],
  ['letter in the search', '/', (page) => page.keyboard.press(secondLetter), openSearch],
  ['programme filter', '/', (page) => tap(page, page.locator('#program fieldset label').nth(1))],
  ['work opens large', `/umelec-${artist.slug}`, (page) => tap(page, page.locator('figure a').first())],
  ['language switch', '/umelci', switchLanguage],
  ...(invitation ? [['letter in a field', `/${invitation.path}`, typeLetters] as const] : []),
]

/** How long a touch lasts, in milliseconds: long enough for the browser to paint its effect, such as `:active`. */
const touchDuration = 80

/** Taps by events of DevTools. Playwright's own taps run scripts in the page, which would be measured too. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await settled(page)
  const { x, y, width, height } = (await target.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const finger = { x: x + width / 2, y: y + height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(touchDuration)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The time from a user interaction until the browser has painted its result, on a processor four times slower. */
export const interaction: Measurement = {
  about: 'user interactions, on a processor four times slower',
  rounds: 5,
  measure: inBrowser(async ({ browser, origin }) => {
    const figures: Figure[] = []
    for (const [name, path, act, before] of acts) {
      figures.push({ name, value: await longest(browser, `${origin}${path}`, act, before), unit: 'ms' })
    }
    const value = await timeToOtherLanguage(browser, origin)
    return [...figures, { name: 'language switch, until shown', value, unit: 'ms' }]
  }),
}

/** The duration of the longest event, in milliseconds; 16 stands for any shorter one. */
function longest(browser: Browser, address: string, act: Act, before?: Act): Promise<number> {
  return onSlowPhone(browser, address, async (page) => {
    await before?.(page)
    await settled(page)
    return Math.max(minEventDuration, ...(await interactionsDuring(page, () => act(page))))
  })
}

/** Taps the language switch without a navigation, so that this page can still receive the report of the event. */
async function switchLanguage(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await tapEnglish(page)
}

/** The time from the click until the first contentful paint of the page in the other language. */
function timeToOtherLanguage(browser: Browser, origin: string): Promise<number> {
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
