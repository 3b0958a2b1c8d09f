import type { Locator, Page } from '@playwright/test'
import { text } from '../content.ts'
import { checkPage, inLanguage, organiser, paths, refused } from '../organisers.ts'
import { locales, pathOfEvent } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

test.describe.configure({ mode: 'serial' })

/** Opens a page until it shows something: functions keep an answer for two seconds. */
const openUntil = (page: Page, path: string, shows: Locator) =>
  expect(async () => {
    await page.goto(path)
    await hydrated(page)
    await expect(shows).toBeVisible({ timeout: 3000 })
  }).toPass()

const event = 'anglicka-prohlidka'
/** Full, as the content says. */
const fullEvent = 'dilna-barvy'

const locale = 'cs'

const { saying, button, open } = inLanguage(locale)

test('an organiser closes an event, marks it as full, goes back to the content, and opens one that the content calls full: visitors see each', async ({
  page,
  request,
  expectProblems,
}) => {
  const form = page.locator('form[data-registration]')
  const register = page.locator('main a[href="#registration"]')
  const visible = (key: Parameters<typeof text>[0]) => page.getByText(text(key, locale)).filter({ visible: true })
  const settings = (slug: string) => `?event=${slug}&view=settings`
  const now = (key: 'closed' | 'full' | 'open') => page.getByText(saying(`organisers:settings.now.${key}`))
  const [takeBack = ''] = text('organisers:settings.takeBack', locale).split('{{')

  await open(page, settings(event))
  await button(page, 'organisers:settings.close').click()
  await expect(now('closed')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: saying('organisers:settings.saved') })).toBeVisible()
  await expect(page.getByText(organiser)).toHaveCount(2)
  await checkPage(page)
  await page.goto(paths[locale])
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="?event=${event}"]`) })
  await expect(row).toHaveText(saying('organisers:overview.state.closed'))
  await expect(row).toHaveText(saying('organisers:overview.byOrganiser'))
  await openUntil(page, pathOfEvent(event, locale), visible('registration:closed'))
  await expect(form).toHaveCount(0)
  await expect(register).toBeHidden()
  const guest = { event, fullName: 'Ema Pozdní', email: 'ema@mail.example', persons: '1', locale }
  expect((await request.post('/api/register', { data: guest })).status()).toBe(409)

  expectProblems(refused(409))
  await open(page, settings(event))
  await button(page, 'organisers:settings.markFull').click()
  await expect(now('full')).toBeVisible()
  await openUntil(page, pathOfEvent(event, locale), visible('registration:programme.full'))

  await open(page, settings(event))
  await page.getByRole('button', { name: takeBack }).click()
  await expect(now('open')).toBeVisible()
  await expect(page.getByRole('button', { name: takeBack })).toHaveCount(0)
  await openUntil(page, pathOfEvent(event, locale), form)
  await expect(register).toBeVisible()
  await page.goto(paths[locale])
  await expect(row).toHaveText(saying('organisers:overview.state.open'))
  await expect(row).not.toHaveText(saying('organisers:overview.byOrganiser'))

  await page.goto(pathOfEvent(fullEvent, locale))
  await hydrated(page)
  await expect(register).toBeHidden()
  await expect(visible('registration:programme.full')).toBeVisible()
  await open(page, settings(fullEvent))
  await button(page, 'organisers:settings.open').click()
  await expect(now('open')).toBeVisible()
  await openUntil(page, pathOfEvent(fullEvent, locale), form)
  await expect(register).toBeVisible()
  await open(page, settings(fullEvent))
  await page.getByRole('button', { name: takeBack }).click()
  await expect(now('full')).toBeVisible()
})

test('an organiser publishes an urgent notice: it is on the pages in their languages until it is ended', async ({
  page,
  request,
  expectProblems,
}) => {
  expectProblems(refused(422))
  const { saying, button, open } = inLanguage('cs')
  await open(page)
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

  for (const each of locales) await openUntil(page, pathOfEvent(event, each), page.getByText(`Brána ${each}`))
  await page.goto(paths.cs)
  await button(page, 'organisers:urgent.end').click()
  await expect(form.getByText(saying('organisers:urgent.ended'))).toBeVisible()
  await expect(button(page, 'organisers:urgent.end')).toHaveCount(0)
  await expect.poll(async () => (await request.get('/api/notice')).json()).toEqual({})
  await openUntil(page, pathOfEvent(event, 'cs'), page.locator('form[data-registration]'))
  await expect(page.getByText('Brána')).toHaveCount(0)
})
