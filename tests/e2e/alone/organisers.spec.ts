import type { Locator, Page } from '@playwright/test'
import { events, text } from '../content.ts'
import { checkPage, inLanguage, organiser, paths, refused, signIn } from '../organisers.ts'
import { locales, pages } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

test.describe.configure({ mode: 'serial' })

/** Opens a page until it shows something: functions keep an answer for two seconds. */
const openUntil = (page: Page, path: string, shows: Locator) =>
  expect(async () => {
    await page.goto(path)
    await hydrated(page)
    await expect(shows).toBeVisible({ timeout: 3000 })
  }).toPass()

const event = events.find(({ slug }) => slug === 'anglicka-prohlidka')!

for (const locale of locales) {
  const { saying, button } = inLanguage(locale)
  const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${event.slug}`))!

  test(`an organiser closes an event, marks it as full, and goes back to the content: visitors see each (${locale})`, async ({
    page,
    baseURL,
    request,
    expectProblems,
  }) => {
    const form = page.locator('form[data-registration]')
    const closed = page.getByText(text('registration:closed', locale)).and(page.locator(':visible'))
    const register = page.locator('main a[href="#registration"]')
    const saved = page.getByRole('status').filter({ hasText: saying('organisers:settings.saved') })
    const settings = `${paths[locale]}?event=${event.slug}&view=settings`
    await signIn(page, baseURL!)
    await page.goto(settings)
    await button(page, 'organisers:settings.close').click()
    await expect(page.getByText(saying('organisers:settings.now.closed'))).toBeVisible()
    await expect(saved).toBeVisible()
    await expect(page.getByText(organiser)).toHaveCount(2)
    await checkPage(page)
    await page.goto(paths[locale])
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="?event=${event.slug}"]`) })
    await expect(row).toHaveText(saying('organisers:overview.state.closed'))
    await expect(row).toHaveText(saying('organisers:overview.byOrganiser'))
    await openUntil(page, path, closed)
    await expect(form).toHaveCount(0)
    await expect(register).toBeHidden()
    const guest = { event: event.slug, fullName: 'Ema Pozdní', email: 'ema@mail.example', persons: '1', locale }
    expect((await request.post('/api/register', { data: guest })).status()).toBe(409)

    expectProblems(refused(409))
    await page.goto(settings)
    await button(page, 'organisers:settings.markFull').click()
    await expect(page.getByText(saying('organisers:settings.now.full'))).toBeVisible()
    await openUntil(
      page,
      path,
      page.getByText(text('registration:programme.full', locale)).and(page.locator(':visible')),
    )

    await page.goto(settings)
    const [before = ''] = text('organisers:settings.takeBack', locale).split('{{')
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByText(saying('organisers:settings.now.open'))).toBeVisible()
    await expect(page.getByRole('button', { name: before })).toHaveCount(0)
    await openUntil(page, path, form)
    await expect(register).toBeVisible()
    await page.goto(paths[locale])
    await expect(row).toHaveText(saying('organisers:overview.state.open'))
    await expect(row).not.toHaveText(saying('organisers:overview.byOrganiser'))
  })

  test(`an organiser opens an event that the content calls full: its page has the form and the way to it (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const full = events.find(({ slug }) => slug === 'dilna-barvy')!
    const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${full.slug}`))!
    const settings = `${paths[locale]}?event=${full.slug}&view=settings`
    const register = page.locator('main a[href="#registration"]')
    await page.goto(path)
    await hydrated(page)
    await expect(register).toBeHidden()
    await signIn(page, baseURL!)
    await page.goto(settings)
    await button(page, 'organisers:settings.open').click()
    await expect(page.getByText(saying('organisers:settings.now.open'))).toBeVisible()
    await openUntil(page, path, page.locator('form[data-registration]'))
    await expect(register).toBeVisible()
    await page.goto(settings)
    const [before = ''] = text('organisers:settings.takeBack', locale).split('{{')
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByText(saying('organisers:settings.now.full'))).toBeVisible()
  })

  test(`an organiser publishes an urgent notice: it is on the pages in their languages until it is ended (${locale})`, async ({
    page,
    baseURL,
    request,
    expectProblems,
  }) => {
    expectProblems(refused(422))
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
    const form = page.getByRole('region', { name: saying('organisers:urgent.heading') })
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.required'))).toHaveCount(locales.length)
    await checkPage(page)
    for (const each of locales) await form.locator(`#urgent-${each}`).fill(`Brána ${each}`)
    await form.getByLabel(saying('organisers:urgent.until')).fill('2020-01-01T10:00')
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.endWrong', { days: 7 }))).toBeVisible()
    const later = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 16)
    await form.getByLabel(saying('organisers:urgent.until')).fill(later)
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.published'))).toBeVisible()
    await expect(form.getByText(organiser)).toBeVisible()
    await checkPage(page)

    for (const each of locales) {
      const other = pages.find(({ locale, path }) => locale === each && path.endsWith(`/${event.slug}`))!
      await openUntil(page, other.path, page.getByText(`Brána ${each}`))
    }
    await page.goto(paths[locale])
    await button(page, 'organisers:urgent.end').click()
    await expect(form.getByText(saying('organisers:urgent.ended'))).toBeVisible()
    await expect(button(page, 'organisers:urgent.end')).toHaveCount(0)
    await expect.poll(async () => (await request.get('/api/notice')).json()).toEqual({})
    await openUntil(page, path, page.locator('form[data-registration]'))
    await expect(page.getByText('Brána')).toHaveCount(0)
  })
}
