import type { Page } from '@playwright/test'
import type { TextKey } from '../../src/i18n/keys.ts'
import { cardTitle, invitation, text, words } from './content.ts'
import { newAddress } from './mails.ts'
import { type Locale, locales, sample } from './pages.ts'
import { fieldsOf } from './registration-fields.ts'
import { expect, hydrated, test } from './test.ts'

async function fillIn(page: Page, locale: Locale, address: string) {
  const { name, email, solo } = fieldsOf(page, locale)
  await name.fill('Žofie Příkladná')
  await email.fill(address)
  await solo.check()
}

const answerWith = (page: Page, status: number, body: object) =>
  page.route('**/api/register', (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  )

for (const locale of locales) {
  const { path } = sample('invitation', locale)
  const done = cardTitle('Žofie Příkladná', locale)
  const say = (key: TextKey) => words(text(key, locale))

  test(`a guest registers and gets the card to show at the door (${locale}) @phone`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, newAddress())
    await fieldsOf(page, locale).send.click()

    await expect(page.getByRole('heading', { level: 1, name: done })).toBeFocused()
    await expect(page.getByText(say('registration:success.message'))).toBeVisible()
    await expect(page.getByText(/18:00–22:00/)).toBeVisible()
    await expect(page.getByText(words(invitation!.dressCode![locale]))).toBeVisible()
    const calendar = await page.request.get(
      (await page.getByRole('link', { name: say('registration:success.calendar') }).getAttribute('href')) ?? '',
    )
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
  })

  test(`a guest who is already on the list gets a message (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409 \(Conflict\)/)
    const email = newAddress()
    const data = { fullName: 'Žofie Příkladná', email, attendance: 'solo', locale }
    expect((await request.post('/api/register', { data })).status()).toBe(201)

    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, email.toUpperCase())
    await fieldsOf(page, locale).send.click()

    await expect(page.getByRole('alert')).toHaveText(say('registration:answer.email_taken'))
    await expect(fieldsOf(page, locale).name).toHaveValue('Žofie Příkladná')
  })

  test(`errors are shown beside the fields and in a summary, which gets the focus (${locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const { name, email, send, summary } = fieldsOf(page, locale)
    await email.fill('zofie@')
    await send.click()

    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(name).toHaveAccessibleDescription(text('registration:error.required', locale))
    await expect(email).toHaveAccessibleDescription(say('registration:error.email'))

    await summary.getByRole('link').first().click()
    await expect(name).toBeFocused()
  })

  test(`each response has a message, and nothing typed is lost (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status (409|503)/, /409|503/)
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, 'zofie@example.org')
    for (const [key, status, problem] of [
      ['capacity_full', 409, { code: 'capacity_full' }],
      ['registration_closed', 409, { code: 'registration_closed' }],
      ['invalid_data', 409, { code: 'invalid_data' }],
      ['not_published', 503, { code: 'unavailable', reason: 'not_published' }],
    ] as const) {
      await answerWith(page, status, problem)
      await fieldsOf(page, locale).send.click()
      await expect(page.getByRole('alert')).toHaveText(say(`registration:answer.${key}`))
      await expect(fieldsOf(page, locale).email).toHaveValue('zofie@example.org')
    }
    await page.reload()
    await hydrated(page)
    await expect(fieldsOf(page, locale).email).toHaveValue('zofie@example.org')
    await expect(fieldsOf(page, locale).solo).toBeChecked()
  })

  test(`a guest who is offline while sending is asked to try again, and then registers once (${locale}) @phone`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, newAddress())
    await context.setOffline(true)
    await fieldsOf(page, locale).send.click()
    await expect(page.getByRole('alert')).toHaveText(say('registration:answer.default'))

    await context.setOffline(false)
    await fieldsOf(page, locale).send.click()
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
  })

  test(`the button shows that the form is being sent, and a second click sends nothing (${locale}) @desktop`, async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let requests = 0
    await page.route('**/api/register', async (route) => {
      requests++
      await held
      await route.fulfill({ status: 201, json: { code: 'registered' } })
    })
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, 'zofie@example.org')
    await fieldsOf(page, locale).send.click()
    // The button is disabled with aria-disabled only, so it still receives clicks.
    await page.getByRole('button', { name: say('registration:sending') }).click({ force: true })
    answer()

    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
    expect(requests).toBe(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form is posted, and the response is the card in ${locale} @phone`, async ({ page }) => {
      await page.goto(path)
      await fillIn(page, locale, newAddress())
      await fieldsOf(page, locale).send.click()

      await expect(page).toHaveURL('/api/register')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(done)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText(say('registration:success.mail'))).toBeVisible()
      await page.getByRole('link', { name: locale === 'cs' ? 'English' : 'Čeština' }).click()
      await expect(page).toHaveURL(sample('invitation', locale === 'cs' ? 'en' : 'cs').path)
    })

    test(`an error is the same page in ${locale} with the message and the values @phone`, async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status 409/, /409/)
      const email = newAddress()
      // With the same attendance it would count as the same registration.
      const data = { fullName: 'Žofie Příkladná', email, attendance: 'plusOne', locale }
      expect((await request.post('/api/register', { data })).status()).toBe(201)

      await page.goto(path)
      await fillIn(page, locale, email)
      await fieldsOf(page, locale).send.click()

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('[data-registration-answer]')).toHaveText(say('registration:answer.email_taken'))
      await expect(fieldsOf(page, locale).name).toHaveValue('Žofie Příkladná')
      await expect(fieldsOf(page, locale).solo).toBeChecked()
    })
  })
}
