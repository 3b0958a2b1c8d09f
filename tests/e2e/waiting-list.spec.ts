import type { APIRequestContext, Page } from '@playwright/test'
import type { Availability } from '../../src/registration/availability.ts'
import { violations } from './accessibility/axe.ts'
import { events, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { locales, pages, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { expect, holdReact, hydrated, test } from './test.ts'

/** Has two seats and a waiting list. No other test registers for it. */
const { slug, title } = events.find((event) => event.slug === 'dilna-otisku')!

/** A registration that is sent without a browser. */
const registrationOf = (email: string, locale: Locale) => ({
  event: slug,
  fullName: 'Žofie Příkladná',
  email,
  persons: '2',
  locale,
})

/** Takes both seats, unless another test has done so. */
async function fill(request: APIRequestContext, locale: Locale): Promise<void> {
  const send = () => request.post('/api/register', { data: registrationOf(newAddress(), locale) })
  await send()
  const response = await send()
  expect([response.status(), await response.json()]).toEqual([
    409,
    { title: 'Conflict', status: 409, code: 'capacity_full', waiting: true },
  ])
}

for (const locale of locales) {
  const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${slug}`))!
  const saying = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  const button = (page: Page, key: 'registration:send' | 'registration:waiting.join') =>
    page.getByRole('button', { name: saying(key) })
  const answer = (page: Page) => page.locator('[data-registration-answer]')
  const waiting = (page: Page) => page.getByRole('heading', { level: 3, name: saying('registration:waiting.title') })

  async function fillIn(page: Page, email: string): Promise<void> {
    await page.getByLabel(text('registration:fullName', locale)).fill('Žofie Příkladná')
    await page.getByLabel(text('registration:email', locale)).fill(email)
    await page.getByLabel('2', { exact: true }).check()
  }

  async function expectWaiting(page: Page): Promise<void> {
    const card = waiting(page).locator('..')
    await expect(card).toContainText(words(title[locale]))
    await expect(card).toContainText(locale === 'cs' ? /Čekáte na\s2\smísta/ : /You are waiting for 2\splaces/)
    await expect(card).toContainText(saying('registration:waiting.message'))
    await expect(card).toContainText(saying('registration:waiting.mail'))
    await expect(card.getByRole('link')).toHaveCount(0)
    await expect(page.locator('[name="fullName"]')).toHaveCount(0)
  }

  test(`a visitor reads that the event is full, and joins the waiting list (${locale}) @phone`, async ({
    page,
    request,
  }) => {
    await fill(request, locale)
    const state = async () =>
      ((await (await request.get('/api/availability')).json()) as Availability).events[slug]?.state
    await expect.poll(state).toBe('waiting')
    await page.goto(path)
    await expect(page.getByRole('article').getByText(saying('programme:availability.waiting')).first()).toBeVisible()
    await hydrated(page)
    await expect(page.getByText(saying('registration:waiting.full'))).toBeVisible()
    await expect(button(page, 'registration:send')).toHaveCount(0)
    expect(await violations(page, '#registration')).toEqual([])

    const email = newAddress()
    await fillIn(page, email)
    const response = page.waitForResponse('**/api/register')
    await button(page, 'registration:waiting.join').click()
    expect((await response).status()).toBe(202)
    await expect(waiting(page)).toBeFocused()
    await expectWaiting(page)
    expect(await violations(page, '#registration')).toEqual([])
    expect(linkIn(await newestMail(email, 1))).not.toBe('')

    await page.reload()
    await hydrated(page)
    await expectWaiting(page)
    await expect(waiting(page)).not.toBeFocused()
  })

  test(`a visitor who learns it after sending joins with what is in the form (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    await fill(request, locale)
    // The page opened while there were seats.
    await answerSeats(page, { [slug]: { state: 'open' } })
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, newAddress())
    await button(page, 'registration:send').click()

    await expect(answer(page)).toHaveText(saying('registration:waiting.offer'))
    await expect(answer(page)).toBeFocused()
    expect(await violations(page, '#registration')).toEqual([])
    await page.keyboard.press('Tab')
    await expect(button(page, 'registration:waiting.join')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(waiting(page)).toBeFocused()
    await expectWaiting(page)
  })

  test(`a visitor who sends before React is there is asked first, even if the event is known to be full by then (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    await fill(request, locale)
    await answerSeats(page, { [slug]: { state: 'waiting' } })
    const release = await holdReact(page)
    await page.goto(path)
    await fillIn(page, newAddress())
    await button(page, 'registration:send').click()
    await expect(page.getByRole('article').getByText(saying('programme:availability.waiting')).first()).toBeVisible()
    release()
    await expect(answer(page)).toHaveText(saying('registration:waiting.offer'))
    await expect(answer(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'registration:waiting.join').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(waiting(page)).toBeFocused()
    await expectWaiting(page)
  })

  test(`an address waits once, whatever its case (${locale}) @phone`, async ({ page, request, expectProblems }) => {
    expectProblems(/status 409/, /409/)
    await fill(request, locale)
    const email = newAddress()
    const data = { ...registrationOf(email, locale), waiting: true }
    const first = await request.post('/api/register', { data })
    expect([first.status(), await first.json()]).toEqual([202, { code: 'waiting', mail: true }])

    await answerSeats(page, { [slug]: { state: 'waiting' } })
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, email.toUpperCase())
    await button(page, 'registration:waiting.join').click()
    await expect(answer(page)).toHaveText(saying('registration:programme.email_taken'))
    await expect(answer(page)).toBeFocused()
  })

  test(`the pages about the waiting list without JavaScript have no accessibility violation (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    await fill(request, locale)
    await page.goto(path)
    await fillIn(page, newAddress())
    // axe needs JavaScript, so the form is sent past React.
    await page.locator('form[data-registration]').evaluate((form: HTMLFormElement) => form.submit())
    await expect(answer(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await button(page, 'registration:waiting.join').click()
    await expect(waiting(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`a full form comes back with a button that joins the waiting list (${locale}) @phone`, async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status 409/, /409/)
      await fill(request, locale)
      const email = newAddress()
      await page.goto(path)
      await fillIn(page, email)
      await button(page, 'registration:send').click()

      await expect(answer(page)).toHaveText(saying('registration:waiting.offer'))
      await expect(answer(page)).toBeFocused()
      await expect(page.getByLabel(text('registration:email', locale))).toHaveValue(email)
      await button(page, 'registration:waiting.join').click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title[locale]))
      await expect(waiting(page)).toBeFocused()
      await expectWaiting(page)

      // The browser sends the form again: it is the same submission.
      const response = await page.reload()
      expect(response?.status()).toBe(202)
      await expectWaiting(page)
      expect(linkIn(await newestMail(email, 1))).not.toBe('')
    })
  })
}
