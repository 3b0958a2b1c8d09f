import type { Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { answerSeats } from './programme/programme.ts'
import { expectVisibleFocus, moveTo } from './accessibility/focus.ts'
import { cardTitle, events, text, words } from './content.ts'
import { newAddress } from './mails.ts'
import { locales, pages, type Locale } from './pages.ts'
import { fieldsOf } from './registration-fields.ts'
import { expect, hydrated, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = 'anglicka-prohlidka'
/** For one person. No other test registers for it, so that one test can fill it. */
const visit = 'cteni-pod-jeraby'
/** Opens long after these tests run. */
const workshop = 'dilna-papiru'
/** Full, as the content says. */
const fullWorkshop = 'dilna-barvy'

const eventOf = (slug: string) => events.find((event) => event.slug === slug)!
const pathOf = (slug: string, locale: Locale) =>
  pages.find(({ kind, path, locale: each }) => kind === 'event' && each === locale && path.endsWith(`/${slug}`))!.path

async function fillIn(page: Page, locale: Locale, email: string) {
  const { name, email: address, two } = fieldsOf(page, locale)
  await name.fill('Žofie Příkladná')
  await address.fill(email)
  await two.check()
}

const confirmation = (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 3, name: cardTitle('Žofie Příkladná', locale) })

/** The values of a registration that is sent without a browser. */
const registration = (event: string, locale: Locale) => ({
  event,
  fullName: 'Žofie Příkladná',
  email: newAddress(),
  persons: '1',
  locale,
})

for (const locale of locales) {
  const path = pathOf(tour, locale)
  const { title, start, end } = eventOf(tour)
  const message = (code: 'email_taken' | 'capacity_full') => words(text(`registration:programme.${code}`, locale))
  const answer = (code: 'registration_closed' | 'registration_not_open' | 'invalid_data' | 'default') =>
    words(text(`registration:answer.${code}`, locale))

  async function expectConfirmation(page: Page) {
    const card = page.locator('#registration, article').last()
    await expect(card).toContainText(words(title[locale]))
    await expect(card).toContainText(`${start.slice(11)}–${end.slice(11)}`)
    await expect(card).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
    await expect(card).toContainText(words(text('registration:success.mail', locale)))
    const calendar = card.getByRole('link', { name: words(text('registration:success.calendar', locale)) })
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
    await expect(page.locator('[name="fullName"]')).toHaveCount(0)
  }

  test(`a visitor registers two persons, and a confirmation takes the place of the form (${locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, newAddress())
    await fieldsOf(page, locale).send.click()

    await expect(confirmation(page, locale)).toBeFocused()
    await expectConfirmation(page)
    expect(await violations(page, '#registration')).toEqual([])

    await page.reload()
    await hydrated(page)
    await expectConfirmation(page)
    await expect(confirmation(page, locale)).not.toBeFocused()
  })

  test(`a visitor registers with the keyboard (${locale}) @desktop`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const { name, email, two, send } = fieldsOf(page, locale)
    await moveTo(page, name)
    await page.keyboard.type('Žofie Příkladná')
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused()
    await page.keyboard.type(newAddress())
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(two).toBeChecked()
    await expectVisibleFocus(page)
    expect(await violations(page, '#registration')).toEqual([])
    await moveTo(page, send)
    await page.keyboard.press('Enter')
    await expect(confirmation(page, locale)).toBeFocused()
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
    // The number of seats is 1 until it is changed.
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(email).toHaveAccessibleDescription(words(text('registration:error.email', locale)))
    expect(await violations(page, '#registration')).toEqual([])
    await summary.getByRole('link').first().click()
    await expect(name).toBeFocused()
  })

  test(`what copying brings along unseen is no fault at the ends of an address, and is named inside of it (${locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const { name, email, two, send } = fieldsOf(page, locale)
    await two.check()
    await name.fill('\u200eŽofie\u200b Příkladná\u2060')
    await email.fill('zofie\u200b@example.org')
    await page.keyboard.press('Tab')
    await expect(email).toHaveAccessibleDescription(words(text('registration:error.invisible', locale)))
    await email.fill(`\u200e${newAddress()}\u200b`)
    await send.click()
    await expect(confirmation(page, locale)).toBeFocused()
  })

  test(`a visitor who is already on the list gets a message (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409 \(Conflict\)/)
    const sent = registration(tour, locale)
    expect((await request.post('/api/register', { data: sent })).status()).toBe(201)

    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, sent.email.toUpperCase())
    await fieldsOf(page, locale).send.click()
    await expect(page.locator('[data-registration-answer]')).toHaveText(message('email_taken'))
    await expect(fieldsOf(page, locale).two).toBeChecked()
  })

  test(`each response for an event has a message, and nothing typed is lost (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, 'zofie@example.org')
    const { email, two, send } = fieldsOf(page, locale)
    for (const [code, expected] of [
      ['capacity_full', message('capacity_full')],
      ['registration_closed', answer('registration_closed')],
      ['registration_not_open', answer('registration_not_open')],
      ['invalid_data', answer('invalid_data')],
    ] as const) {
      await page.route('**/api/register', (route) =>
        route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify({ code }) }),
      )
      await send.click()
      await expect(page.locator('[data-registration-answer]')).toHaveText(expected)
      await expect(email).toHaveValue('zofie@example.org')
    }
    await page.reload()
    await hydrated(page)
    await expect(email).toHaveValue('zofie@example.org')
    await expect(two).toBeChecked()
  })

  test(`the forms of two events do not mix, also when a visitor goes back and in two tabs (${locale}) @phone`, async ({
    page,
    context,
  }) => {
    // Other tests may have taken all places of the second.
    await answerSeats(page, { [tour]: { state: 'open' }, [visit]: { state: 'open' } })
    await page.goto(path)
    await hydrated(page)
    await fillIn(page, locale, 'first@example.org')
    await page.goto(pathOf(visit, locale))
    await hydrated(page)
    const { name, email } = fieldsOf(page, locale)
    await expect(name).toHaveValue('')
    await email.fill('second@example.org')

    const tab = await context.newPage()
    await tab.goto(path)
    await hydrated(tab)
    await fillIn(tab, locale, newAddress())
    await fieldsOf(tab, locale).send.click()
    await expect(confirmation(tab, locale)).toBeFocused()

    await page.goBack()
    await hydrated(page)
    await expect(email).toHaveValue('first@example.org')
    await expect(fieldsOf(page, locale).two).toBeChecked()
    await page.goForward()
    await hydrated(page)
    await expect(email).toHaveValue('second@example.org')
  })

  test(`before registration opens, the page says when, and the function refuses (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    const form = page.locator('#registration form')
    const opens = locale === 'cs' ? /1\.\skvětna\s2044\sv\s09:00/ : /1\sMay\s2044\sat\s09:00/
    await page.goto(pathOf(workshop, locale))
    await expect(page.getByText(opens)).toBeVisible()
    await expect(form).toBeHidden()

    await page.goto(`${pathOf(workshop, locale)}?asOf=2044-05-01T09:00`)
    await hydrated(page)
    await expect(page.getByText(opens)).toBeHidden()
    await expect(form).toBeVisible()
    await fillIn(page, locale, newAddress())
    await fieldsOf(page, locale).send.click()
    await expect(page.locator('[data-registration-answer]')).toHaveText(answer('registration_not_open'))

    await page.goto(`${pathOf(workshop, locale)}?asOf=2044-05-22T12:00`)
    await expect(form).toBeHidden()
    await expect(page.locator('#registration')).toContainText(words(text('registration:closed', locale)))
  })

  test(`an event that the content calls full says so (${locale}) @phone`, async ({ page }) => {
    await page.goto(pathOf(fullWorkshop, locale))
    await hydrated(page)
    await expect(page.locator('#registration')).toContainText(words(text('registration:programme.full', locale)))
    await expect(page.locator('#registration form')).toHaveCount(0)
  })

  test(`the pages that answer without JavaScript have no accessibility violation (${locale}) @phone`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 422/, /422/)
    const { name } = fieldsOf(page, locale)
    // axe needs JavaScript, so the form is sent past React.
    const sendPastReact = () => page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await page.goto(path)
    await fillIn(page, locale, newAddress())
    await name.fill('12')
    await sendPastReact()
    await expect(page.locator('[data-registration-answer]')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await name.fill('Žofie Příkladná')
    await sendPastReact()
    await expect(confirmation(page, locale)).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the answer to a registration for an event is a page that confirms it (${locale}) @phone`, async ({
      page,
    }) => {
      await page.goto(path)
      await fillIn(page, locale, newAddress())
      await fieldsOf(page, locale).send.click()

      await expect(page).toHaveURL('/api/register')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title[locale]))
      await expect(confirmation(page, locale)).toBeFocused()
      await expectConfirmation(page)
      await page.getByRole('link', { name: words(text('registration:programme.back', locale)) }).click()
      await expect(page).toHaveURL(path)
    })

    test(`a refused form for an event comes back with the message and the values (${locale}) @phone`, async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status 422/, /422/)
      await page.goto(path)
      await fillIn(page, locale, 'zofie@example.org')
      const { name, email, two, send } = fieldsOf(page, locale)
      await name.fill('12')
      await send.click()

      await expect(page.locator('[data-registration-answer]')).toHaveText(answer('invalid_data'))
      await expect(page.locator('[data-registration-answer]')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title[locale]))
      await expect(name).toHaveAccessibleDescription(words(text('registration:error.invalid', locale)))
      await expect(email).toHaveValue('zofie@example.org')
      await expect(two).toBeChecked()
      await expect(page.getByRole('radio')).toHaveCount(2)

      const [other] = locales.filter((each) => each !== locale)
      await page.locator(`header a[hreflang="${other}"]`).first().click()
      await expect(page).toHaveURL(pathOf(tour, other!))
    })

    test(`an invisible character inside an address is named, and is no fault at its ends (${locale}) @phone`, async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status 422/, /422/)
      await page.goto(path)
      await fillIn(page, locale, 'zofie\u200b@example.org')
      const { email, send } = fieldsOf(page, locale)
      await send.click()
      await expect(email).toHaveAccessibleDescription(words(text('registration:error.invisible', locale)))
      await email.fill(`\u200e${newAddress()}\u200b`)
      await send.click()
      await expect(confirmation(page, locale)).toBeFocused()
    })

    test(`a visitor who is on the list, or for whom there is no seat, is told so (${locale}) @phone`, async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status 409/, /409/)
      const first = registration(visit, locale)
      const statuses = [(await request.post('/api/register', { data: first })).status()]
      while (statuses.at(-1) === 201) {
        statuses.push((await request.post('/api/register', { data: registration(visit, locale) })).status())
      }
      expect(statuses.at(-1)).toBe(409)

      await page.goto(pathOf(visit, locale))
      const { name, email, send } = fieldsOf(page, locale)
      // One person has no choice.
      await expect(page.getByRole('radio')).toHaveCount(0)
      await name.fill('Žofie Příkladná')
      await email.fill(newAddress())
      await send.click()
      await expect(page.locator('[data-registration-answer]')).toHaveText(message('capacity_full'))
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(name).toHaveValue('Žofie Příkladná')
    })
  })
}
