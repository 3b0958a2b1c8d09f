import type { Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { cardTitle, eventOf, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import type { Locale } from './pages.ts'
import { cancelOnPage, fieldsOf, guest } from './registration-fields.ts'
import { expect, test } from './test.ts'

// No script changes the page; a visitor without JavaScript uses it in `registration-journey.spec.ts`.

/** Open from the beginning, for two persons. */
const tour = eventOf('anglicka-prohlidka')

const paths = { cs: '/registrace', en: '/en/registration' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const save = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words(text('change:fewer.send', locale)) }).click()

const locale = 'cs'

const other = 'en'
const seats = (count: 1 | 2) => new RegExp(`${count}\\smíst[oa]`)

test('a visitor opens the link, switches the language, keeps fewer seats and then cancels, on accessible pages; an older tab changes nothing @phone', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const email = newAddress()
  const data = { fullName: guest, email, locale, event: tour.slug, persons: 2 }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  const { pathname, search } = new URL(linkIn(await newestMail(email, 1)))
  const link = pathname + search
  const { answer } = fieldsOf(page, locale)
  await page.goto(link)
  await expect(heading(page)).toHaveText(cardTitle(guest, locale))
  await page.locator(`header a[hreflang="${other}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${paths[other]}\\?t=`))
  await expect(heading(page)).toHaveText(cardTitle(guest, other))
  // Also from the answer to a form, which changes nothing.
  await save(page, other)
  await expect(answer).toBeFocused()
  await page.locator(`header a[hreflang="${locale}"]`).first().click()
  await expect(page).toHaveURL(link)

  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(main(page)).toContainText(words(tour.title[locale]))
  await expect(main(page)).toContainText(seats(2))
  await expect(page.getByLabel('2', { exact: true })).toBeChecked()
  // The function validates, and answers in the language of the page.
  await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
  await newestMail(email, 1)
  expect(await violations(page)).toEqual([])

  const olderTab = await context.newPage()
  await olderTab.goto(link)
  await page.getByLabel('1', { exact: true }).check()
  await save(page, locale)
  await expect(answer).toBeFocused()
  await expect(answer).toHaveText(words(text('change:changed', locale)))
  await expect(main(page)).toContainText(seats(1))
  await expect(page.getByLabel('1', { exact: true })).toBeChecked()
  await newestMail(email, 2)
  expect(await violations(page)).toEqual([])
  await save(olderTab, locale)
  await expect(fieldsOf(olderTab, locale).answer).toHaveText(
    words(text('registration:answer.changed_meanwhile', locale)),
  )
  await expect(main(olderTab)).toContainText(seats(1))

  await cancelOnPage(page, locale)
  await expect(answer).toBeFocused()
  await expect(answer).toHaveText(words(text('change:cancelled.done', locale)))
  await expect(heading(page)).toHaveText(words(text('change:cancelled.title', locale)))
  await expect(main(page)).not.toContainText(guest)
  await newestMail(email, 3)
  expect(await violations(page)).toEqual([])

  // Back to the answer before shows what holds now, and sends no form again.
  expect((await page.goBack())?.request().method()).toBe('GET')
  await expect(heading(page)).toHaveText(words(text('change:cancelled.title', locale)))
  await expect(answer).toHaveCount(0)
  await page.goto(link)
  await expect(heading(page)).toHaveText(words(text('change:cancelled.title', locale)))
  await page.getByRole('link', { name: words(text('registration:programme.back', locale)) }).click()
  await expect(heading(page)).toHaveText(words(tour.title[locale]))
})
