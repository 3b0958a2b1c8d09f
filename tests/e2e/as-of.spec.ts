import type { Page } from '@playwright/test'
import { events, exhibition, invitation, text } from './content.ts'
import { locales, sample, sizeOf } from './pages.ts'
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

const html = (page: Page) => page.locator('html')

for (const locale of locales) {
  const home = sample('home', locale).path

  for (const [moment, expected] of [
    [minuteBefore(opens), 'before'],
    [opens, 'during'],
    [minuteBefore(closes), 'during'],
    [closes, 'after'],
  ] as const) {
    test(`as of ${moment}, the ${locale} home is in the phase “${expected}” @desktop`, async ({ page }) => {
      await page.goto(`${home}?asOf=${moment}`)
      await expect(html(page)).toHaveAttribute('data-phase', expected)
      await hydrated(page)
      await expect(html(page)).toHaveAttribute('data-phase', expected)
    })
  }

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

test('the moment is kept from page to page, with and without a new document, until an empty asOf ends it', async ({
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

test('an event of the programme is on as of its start', async ({ page }) => {
  const event = events.find(({ start }) => start >= opens && start < closes)!
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
