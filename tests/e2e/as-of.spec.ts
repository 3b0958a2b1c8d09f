import type { Page } from '@playwright/test'
import type { TextKey } from '../../src/i18n/keys.ts'
import { events, exhibition, invitation, plain, text, words } from './content.ts'
import { locales, sample, sizeOf } from './pages.ts'
import { openParts } from './open-parts.ts'
import { isOpen } from './programme/programme.ts'
import { expect, hydrated, test } from './test.ts'

// Local times of the exhibition, in the format of the content and of `?asOf`.
const openings = exhibition.openingHours.map(({ date, opens }) => `${date}T${opens}`).sort()
const closings = exhibition.openingHours.map(({ date, closes }) => `${date}T${closes}`).sort()
const [opens, closes] = [openings[0]!, closings.at(-1)!]
const programmeCloses = events
  .filter(isOpen)
  .map(({ start, registration }) => registration!.closes ?? start)
  .sort()
  .at(-1)!
const registrationCloses = invitation!.registrationCloses ?? invitation!.end

const minuteBefore = (local: string) => new Date(Date.parse(`${local}:00Z`) - 60_000).toISOString().slice(0, 16)

const isPublic = ({ type }: (typeof events)[number]) => type !== 'closedSociety'

const html = (page: Page) => page.locator('html')

test('the home page is in the phase of the moment, with and before React @desktop', async ({ page }) => {
  for (const [locale, moment, expected] of [
    ['cs', minuteBefore(opens), 'before'],
    ['en', opens, 'during'],
    ['cs', minuteBefore(closes), 'during'],
    ['en', closes, 'after'],
  ] as const) {
    await test.step(`as of ${moment}, the ${locale} page is in the phase “${expected}”`, async () => {
      await page.goto(`${sample('home', locale).path}?asOf=${moment}`)
      await expect(html(page)).toHaveAttribute('data-phase', expected)
      await hydrated(page)
      await expect(html(page)).toHaveAttribute('data-phase', expected)
    })
  }
})

for (const locale of locales) {
  const home = sample('home', locale).path

  test(`the ${locale} Registration button of the programme is there until the last registration has closed @desktop`, async ({
    page,
  }) => {
    const button = page
      .locator('#program')
      .getByRole('link', { name: text('home:programme.registration', locale), exact: true })
    await page.goto(`${home}?asOf=${minuteBefore(programmeCloses)}`)
    await expect(button).toBeVisible()
    await page.goto(`${home}?asOf=${programmeCloses}`)
    await expect(button).toBeHidden()
    await hydrated(page)
    await expect(button).toBeHidden()
  })

  test(`the ${locale} form is there until registration closes, and then the page says so ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const { path } = sample('invitation', locale)
    // The server does not know of the moment that the page pretends, and an organiser may open the registration.
    await page.route('**/api/availability?*', (route) => route.fulfill({ json: { events: {} } }))
    const form = page.getByRole('form')
    const closed = page.getByText(text('registration:closed', locale))
    await page.goto(`${path}?asOf=${minuteBefore(registrationCloses)}`)
    await expect(form).toBeVisible()
    await expect(closed).toBeHidden()
    await page.goto(`${path}?asOf=${registrationCloses}`)
    await expect(form).toBeHidden()
    await expect(closed).toBeVisible()
    await hydrated(page)
    await expect(form).toBeHidden()
    await expect(closed).toBeVisible()
  })
}

test('the moment is kept from page to page, with and without a new document, until an empty asOf ends it @desktop', async ({
  page,
}) => {
  const built = (await (await page.request.get('/en')).text()).match(/data-as-of="([^"]+)"/)?.[1] ?? null
  const asOf = () => html(page).getAttribute('data-as-of')
  await page.goto(`/en?asOf=${closes}`)
  const asked = await asOf()
  await hydrated(page)
  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/artist-/)
  await expect(html(page)).toHaveAttribute('data-phase', 'after')
  await page.goto('/en')
  await expect(html(page)).toHaveAttribute('data-phase', 'after')
  expect(await asOf()).toBe(asked)
  await page.goto('/en?asOf=')
  expect(await asOf()).toBe(built)
  await page.goto('/umelci')
  expect(await asOf()).toBe(built)
})

for (const locale of locales) {
  const { path } = sample('home', locale)
  const { slug, title, start, end } = events.find((event) => event.slug === 'prohlidka-s-kuratorkou')!
  /** The line of the hero about the opening hours. */
  const line = (page: Page) => page.locator('p').filter({ has: page.locator('[data-now]') })
  const lineOf = (key: TextKey, time: string) =>
    text(key, locale).replace('{{time}}', time).replace('{{event}}', plain(title[locale]))

  for (const [moment, part] of [
    [minuteBefore(start), lineOf('home:status.next', start.slice(11))],
    [start, lineOf('home:status.now', end.slice(11))],
  ] as const) {
    test(`as of ${moment}, the ${locale} page names the event “${part}” with a link to its page ${sizeOf[locale]}`, async ({
      page,
    }) => {
      await page.goto(`${path}?asOf=${moment}`)
      const open = text('home:status.open', locale).replace('{{time}}', '18:00')
      await expect(line(page)).toHaveText(words(`${open}; ${part}, `), { useInnerText: true })
      await hydrated(page)
      await expect(line(page)).toHaveText(words(`${open}; ${part}, `), { useInnerText: true })
      await line(page).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/program(me)?/${slug}$`))
    })
  }

  test(`as of the event by invitation the ${locale} page offers no event as on ${sizeOf[locale]}`, async ({ page }) => {
    const closed = events.find((event) => !isPublic(event))!
    await page.goto(`${path}?asOf=${closed.start}`)
    await expect(line(page)).toBeVisible()
    await expect(page.locator(`[data-moment]:has(#${closed.slug})`)).toHaveAttribute('data-moment', 'later')
    for (const title of [closed.title, invitation!.title]) await expect(line(page)).not.toContainText(title[locale])
    await expect(line(page).getByRole('link')).toHaveCount(0)
  })

  test(`the ${locale} archive is in the past tense, leads to works and documents, and registers nobody ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const register = () => page.getByText(text('home:programme.register', locale), { exact: true })
    const read = (key: TextKey) => page.getByText(text(key, locale), { exact: true })
    const walk = page.locator('#contact a[href*="routeType=foot"]')
    await page.goto(`${path}?asOf=${minuteBefore(closes)}`)
    await expect(read('home:contact.hours')).toBeVisible()
    await openParts(page.locator('#contact'))
    await expect(walk).toBeVisible()
    await expect(read('home:hero.works')).toBeHidden()
    await page.goto(`${path}?asOf=${closes}`)
    await expect(read('home:contact.hours')).toBeHidden()
    await expect(read('home:contact.wereOpen')).toBeVisible()
    await openParts(page.locator('#contact'))
    await expect(walk).toBeHidden()
    await expect(read('home:hero.works')).toBeVisible()
    const document = exhibition.documents!.find(({ menu }) => menu)!
    await expect(page.locator('main').getByRole('link', { name: `${document.menu![locale]} (` })).toBeVisible()
    await expect(page.locator('main').getByText(text('home:hero.hours', locale))).toBeHidden()
    await openParts(page.locator('#program'))
    expect(await register().count()).toBeGreaterThan(0)
    for (const link of await register().all()) await expect(link).toBeHidden()
    await expect(page.locator('#program [data-group="places"]')).toBeHidden()
    await expect(
      page.locator('#contact').getByText(words(text('home:status.open', locale).split('{{')[0]!)),
    ).toHaveCount(exhibition.openingHours.length)
    for (const today of await page.locator('#contact [data-from]').all()) await expect(today).toBeHidden()
  })

  test(`in the ${locale} archive the page of an event says that it is over, and has no registration ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const { slug } = events.find(isOpen)!
    await page.goto(`/${locale === 'cs' ? 'program' : 'en/programme'}/${slug}?asOf=${closes}`)
    await expect(page.getByText(text('event:over', locale))).toBeVisible()
    await expect(page.locator('#registration')).toBeHidden()
    await expect(page.getByRole('link', { name: text('event:register', locale), exact: true })).toBeHidden()
  })
}

test('an event of the programme is on as of its start @phone', async ({ page }) => {
  const event = events.find((event) => isPublic(event) && event.start >= opens && event.start < closes)!
  await page.goto(`/en?asOf=${event.start}`)
  await expect(page.locator(`[data-moment]:has(#${event.slug})`)).toHaveAttribute('data-moment', 'now')
})

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('asOf is in the time zone of the exhibition @desktop', async ({ page }) => {
    await page.goto(`/en?asOf=${minuteBefore(opens)}`)
    await expect(html(page)).toHaveAttribute('data-phase', 'before')
    await page.goto(`/en?asOf=${opens}`)
    await expect(html(page)).toHaveAttribute('data-phase', 'during')
  })
})
