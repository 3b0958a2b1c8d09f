import type { Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { cancelOnPage } from './ask-once.ts'
import { cardTitle, events, exhibition, invitation, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { locales, sample, sizeOf, type Locale } from './pages.ts'
import { expect, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = events.find(({ slug }) => slug === 'anglicka-prohlidka')!
const name = 'Žofie Příkladná'
const unknownToken = '0'.repeat(32)

const paths = { cs: '/registrace', en: '/en/registration' }

const answer = (page: Page) => page.locator('[data-registration-answer]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cancelSummary = (page: Page, locale: Locale) =>
  page.locator('summary', { hasText: words(text('change:cancel.send', locale)) })
const saveButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words(text('change:fewer.send', locale)) })

/** Registers, and gets the link from the mail. @returns the path and query of the link, and the address of the guest */
async function register(page: Page, locale: Locale, values: object = { event: tour.slug, persons: 2 }) {
  const email = newAddress()
  const data = { fullName: name, email, locale, ...values }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  const { pathname, search } = new URL(linkIn(await newestMail(email, 1)))
  return { link: pathname + search, token: search.slice('?t='.length), email }
}

for (const locale of locales) {
  const [other] = locales.filter((each) => each !== locale)
  const seats = (count: 1 | 2) =>
    locale === 'cs' ? new RegExp(`${count}\\smíst[oa]`) : new RegExp(`${count}\\splaces?`)

  // No script changes the page; a visitor without JavaScript uses it in `registration-journey.spec.ts`.
  test(`a visitor opens the link, keeps fewer seats and then cancels, on accessible pages ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const { link, email } = await register(page, locale)
    const { pathname } = new URL(link, 'http://localhost')
    expect(pathname).toBe(paths[locale])

    await page.goto(link)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(heading(page)).toHaveText(cardTitle(name, locale))
    await expect(page.getByRole('main')).toContainText(words(tour.title[locale]))
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('main')).toContainText(seats(2))
    await expect(page.getByLabel('2', { exact: true })).toBeChecked()
    await expect(page.getByRole('radio')).toHaveCount(2)
    // The function validates, and answers in the language of the page.
    await expect(page.locator('form')).toHaveCount(3)
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
    // Opening the link has changed nothing.
    await newestMail(email, 1)
    expect(await violations(page)).toEqual([])

    await page.getByLabel('1', { exact: true }).check()
    await saveButton(page, locale).click()
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(words(text('change:changed', locale)))
    await expect(page.getByRole('main')).toContainText(seats(1))
    await expect(page.getByLabel('1', { exact: true })).toBeChecked()
    await newestMail(email, 2)
    expect(await violations(page)).toEqual([])

    await cancelOnPage(page, locale)
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(words(text('change:cancelled.done', locale)))
    await expect(heading(page)).toHaveText(words(text('change:cancelled.title', locale)))
    await expect(page.getByRole('main')).not.toContainText(name)
    await expect(cancelSummary(page, locale)).toHaveCount(0)
    await newestMail(email, 3)
    expect(await violations(page)).toEqual([])

    await page.goto(link)
    await expect(heading(page)).toHaveText(words(text('change:cancelled.title', locale)))
    await page.getByRole('link', { name: words(text('registration:programme.back', locale)) }).click()
    await expect(heading(page)).toHaveText(words(tour.title[locale]))
  })

  test(`a repeated cancellation has the same answer (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    const { token, email } = await register(page, locale)
    for (let time = 0; time < 2; time++) {
      const response = await page.request.post('/api/change', { form: { token, persons: '0', locale } })
      expect(response.status()).toBe(200)
      expect(await response.text()).toMatch(words(text('change:cancelled.done', locale)))
    }
    await newestMail(email, 2)
  })

  test(`a guest of the invitation will come alone (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    const { link } = await register(page, locale, { attendance: 'plusOne' })
    await page.goto(link)
    await expect(page.getByRole('main')).toContainText(words(invitation!.title[locale]))
    await expect(page.getByRole('main')).toContainText(seats(2))
    await page.getByLabel(words(text('registration:solo', locale))).check()
    await saveButton(page, locale).click()
    await expect(answer(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText(seats(1))
    const back = page.getByRole('link', { name: words(text('registration:programme.back', locale)) })
    await expect(back).toHaveAttribute('href', sample('invitation', locale).path)
  })

  test(`the language switch keeps the registration (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    const { link } = await register(page, locale)
    await page.goto(link)
    await page.locator(`header a[hreflang="${other}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${paths[other!]}\\?t=`))
    await expect(heading(page)).toHaveText(cardTitle(name, other!))
    // Also from the answer to a form.
    await saveButton(page, other!).click()
    await expect(answer(page)).toBeFocused()
    await page.locator(`header a[hreflang="${locale}"]`).first().click()
    await expect(page).toHaveURL(link)
  })

  test(`a form that was opened before a change does nothing, and shows what is booked (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    const { link } = await register(page, locale)
    await page.goto(link)
    const tab = await context.newPage()
    await tab.goto(link)
    await tab.getByLabel('1', { exact: true }).check()
    await saveButton(tab, locale).click()
    await expect(answer(tab)).toBeFocused()

    await saveButton(page, locale).click()
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(words(text('registration:answer.changed_meanwhile', locale)))
    await expect(page.getByRole('main')).toContainText(seats(1))
  })

  test(`a link that is not valid says where to write to (${locale}) ${sizeOf[locale]}`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 404/, /404/)
    for (const query of [`?t=${unknownToken}`, '?t=x', '']) {
      await page.goto(paths[locale] + query)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(heading(page)).toHaveText(words(text('change:unknown.title', locale)))
      await expect(page.getByRole('main').getByRole('link')).toHaveText(exhibition.contact.email)
      expect(await violations(page)).toEqual([])
    }
  })
}

test('the page of a registration is for the owner of its link only @desktop', async ({ page }) => {
  const { link, token } = await register(page, 'en')
  const responses = [
    await page.request.get(link),
    await page.request.head(link),
    await page.request.post('/api/change', { form: { token, persons: '2', locale: 'en' } }),
  ]
  for (const response of responses) {
    expect(response.status()).toBe(200)
    const headers = response.headers()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  }
  expect(await responses[0]!.text()).not.toMatch(/<script(?! data-template="guest-page">)|\{\{/)
})
