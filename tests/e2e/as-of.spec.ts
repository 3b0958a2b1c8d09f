import type { Page } from '@playwright/test'
import type { TextKey } from '../../src/i18n/keys.ts'
import { events, exhibition, plain, text, textPages } from './content.ts'
import { pathOfEvent, sample } from './pages.ts'
import { isOpen } from './programme/programme.ts'
import { countDocuments, expect, hydrated, test } from './test.ts'

// What the line of the hero says at each moment is tested in src/site/before-react/status-line.test.tsx.

// Local times of the exhibition, in the format of the content and of `?asOf`.
const openings = exhibition.openingHours.map(({ date, opens }) => `${date}T${opens}`).sort()
const closings = exhibition.openingHours.map(({ date, closes }) => `${date}T${closes}`).sort()
const [opens, closes] = [openings[0]!, closings.at(-1)!]

const html = (page: Page) => page.locator('html')
/** The line of the hero about the opening hours. */
const line = (page: Page) => page.locator('main p').filter({ has: page.locator('[data-now]') })
/** What it says, without the events. */
const said = (page: Page) =>
  line(page)
    .locator('span:visible')
    .filter({ hasNot: page.locator('a') })
const openParts = (page: Page, part: string) =>
  page.locator(`${part} details`).evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)))

const says = {
  before: /^Opens Saturday 21\sMay at 10:00$/,
  open: /^Open today until 18:00$/,
  closed: /^Closed now, opens tomorrow at 11:00$/,
  after: /^The exhibition closed on 22\sMay 2044; /,
}

test('the home page says what is true at the moment, before React, with it and after a client-side navigation @desktop', async ({
  page,
}) => {
  const title = plain(textPages[0]!.title.en)
  // Without animations between the pages.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2044-05-01T12:00:00+03:00')
  await page.goto('/en')
  await expect(said(page)).toHaveText([says.before])
  await expect(html(page)).toHaveAttribute('data-phase', 'before')
  await hydrated(page)
  await expect(said(page)).toHaveText([says.before])
  const documents = countDocuments(page)
  for (const [time, line] of [
    ['2044-05-21T10:00:00+03:00', says.open],
    ['2044-05-21T18:00:00+03:00', says.closed],
    ['2044-05-22T20:30:00+03:00', says.after],
  ] as const) {
    await page.clock.setFixedTime(time)
    await page.locator('footer').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.locator('header a').first().click()
    await expect(said(page)).toHaveText([line])
  }
  await expect(html(page)).toHaveAttribute('data-phase', 'after')
  expect(documents()).toBe(0)
})

const locale = 'cs'

const home = sample('home', locale).path

test('the archive is in the past tense, leads to works and documents, and registers nobody @phone', async ({
  page,
}) => {
  const register = () => page.getByText(text('home:programme.register', locale), { exact: true })
  const registration = page.locator('#program').getByRole('link', {
    name: text('home:programme.registration', locale),
    exact: true,
  })
  const read = (key: TextKey) => page.getByText(text(key, locale), { exact: true })
  const walk = page.locator('#contact a[href*="routeType=foot"]')
  await page.goto(`${home}?asOf=${opens}`)
  await expect(registration).toBeVisible()
  await expect(read('home:contact.hours')).toBeVisible()
  await openParts(page, '#contact')
  await expect(walk).toBeVisible()
  await expect(read('home:hero.works')).toBeHidden()
  await page.goto(`${home}?asOf=${closes}`)
  await expect(registration).toBeHidden()
  await expect(read('home:contact.hours')).toBeHidden()
  await expect(read('home:contact.wereOpen')).toBeVisible()
  await openParts(page, '#contact')
  await expect(walk).toBeHidden()
  await expect(read('home:hero.works')).toBeVisible()
  const document = exhibition.documents!.find(({ menu }) => menu)!
  await expect(page.locator('main').getByRole('link', { name: `${document.menu![locale]} (` })).toBeVisible()
  await expect(page.locator('main').getByText(text('home:hero.hours', locale))).toBeHidden()
  await openParts(page, '#program')
  expect(await register().count()).toBeGreaterThan(0)
  for (const link of await register().all()) await expect(link).toBeHidden()
  await expect(page.locator('#program [data-group="places"]')).toBeHidden()
  for (const today of await page.locator('#contact [data-from]').all()) await expect(today).toBeHidden()

  await page.goto(`${pathOfEvent(events.find(isOpen)!.slug, locale)}?asOf=${closes}`)
  await expect(page.getByText(text('event:over', locale))).toBeVisible()
  await expect(page.locator('#registration')).toBeHidden()
  await expect(page.getByRole('link', { name: text('event:register', locale), exact: true })).toBeHidden()
})

// What keeps and ends the moment is tested in src/site/before-react/read-as-of.test.ts.
test('the moment is kept from page to page, with and without a new document @desktop', async ({ page }) => {
  await page.goto(`/en?asOf=${closes}`)
  const asked = await html(page).getAttribute('data-as-of')
  await hydrated(page)
  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/artist-/)
  await expect(html(page)).toHaveAttribute('data-phase', 'after')
  await page.goto('/umelci')
  await expect(html(page)).toHaveAttribute('data-as-of', asked!)
})

test('line and phase change with the minute while the page stays open, and no screen reader announces it @desktop', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2044-05-22T20:29:30+03:00') })
  await page.goto('/en')
  await expect(html(page)).toHaveAttribute('data-phase', 'during')
  await expect(said(page)).toHaveText(['Open today until 20:30'])
  await page.clock.runFor(60_000)
  await expect(html(page)).toHaveAttribute('data-phase', 'after')
  await expect(said(page)).toHaveText([says.after])
  expect(await line(page).evaluate((each) => each.closest('[aria-live], [role]:not([role="main"])'))).toBeNull()
})

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('the exhibition opens by its own clock @desktop', async ({ page }) => {
    await page.clock.setFixedTime('2044-05-21T07:00:00Z')
    await page.goto('/en')
    await expect(said(page)).toHaveText([says.open])
    await expect(page.locator('#contact').getByText(says.open).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#contact td').first()).toHaveText('10:00–18:00')
  })
})
