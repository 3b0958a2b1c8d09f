import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { violations } from './accessibility/axe.ts'
import { expectVisibleFocus, moveTo } from './accessibility/focus.ts'
import { cardTitle, eventOf, exhibition, invitation, text, words } from './content.ts'
import { linkIn, mailsTo, newAddress, newestMail } from './mails.ts'
import { pathOfEvent, sample, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { expect, holdReact, hydrated, test, waitForHydration } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = eventOf('anglicka-prohlidka')
/** For one person. */
const visit = 'cteni-pod-jeraby'
/** Opens long after these tests run. */
const workshop = 'dilna-papiru'

/** The two forms, each tested in one of the languages. */
const programme = { event: tour, path: pathOfEvent(tour.slug, 'en'), locale: 'en' } as const
const invited = { event: invitation!, path: sample('invitation', 'cs').path, locale: 'cs' } as const
type Form = typeof programme | typeof invited

const title = (page: Page) => page.locator('[data-registration-confirmed]')
const sayingIn = (locale: Locale) => (key: Parameters<typeof text>[0]) => words(text(key, locale))

async function expectCard(page: Page, { event, locale }: Form): Promise<void> {
  const say = sayingIn(locale)
  await expect(title(page)).toHaveText(cardTitle(guest, locale))
  const card = title(page).locator('..')
  await expect(card).toContainText(words(event.title[locale]))
  await expect(card).toContainText(`${event.start.slice(11)}–${event.end.slice(11)}`)
  await expect(card).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
  await expect(page.getByText(say('registration:success.mail'))).toBeVisible()
  if (event === invitation) {
    await expect(page.getByText(say('registration:success.message'))).toBeVisible()
    await expect(page.getByText(words(invitation.dressCode![locale]))).toBeVisible()
  }
  await expect(page.locator('[name="fullName"]')).toHaveCount(0)
}

/** The guest gets one mail, with the calendar file that the page has, too. */
async function expectMail(page: Page, { event, path, locale }: Form, email: string, baseURL: string): Promise<void> {
  const mail = await newestMail(email, 1)
  expect(mail.subject).toMatch(words(event.title[locale]))
  expect(mail.replyTo?.text).toBe(exhibition.contact.email)
  expect(mail.text).toContain(guest)
  expect(mail.text).toContain(path)
  expect(linkIn(mail)).toContain(`${baseURL}/`)
  const link = page.getByRole('link', { name: sayingIn(locale)('registration:success.calendar') }).last()
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).text()
  for (const calendar of [file, mail.attachments[0]!.content.toString()]) {
    const entry = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')!
    expect(new ICAL.Event(entry).summary).toMatch(words(event.title[locale]))
  }
}

test('what was left or sent with faults before React has its messages as soon as React is there @phone', async ({
  page,
}) => {
  const { path, locale } = invited
  const say = sayingIn(locale)
  const { name, email, send, summary } = fieldsOf(page, locale)
  const open = async () => {
    const release = await holdReact(page)
    await page.goto(path)
    await email.fill('zofie@')
    return release
  }
  const releaseLeft = await open()
  await name.focus()
  releaseLeft()
  await waitForHydration(page)
  await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
  await expect(email).toHaveValue('zofie@')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(summary).toHaveCount(0)

  const releaseSent = await open()
  await send.click()
  releaseSent()
  await expect(summary).toBeFocused()
  await expect(name).toHaveAccessibleDescription(say('registration:error.required'))
  await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
  await expect(email).toHaveValue('zofie@')
  await expect(page).toHaveURL(path)
  expect(await violations(page)).toEqual([])
  await summary.getByRole('link').first().click()
  await expect(name).toBeFocused()
})

test('a registration that was sent twice before React is sent once, by React; sent again before React, it shows the card again @phone', async ({
  page,
}) => {
  const { path, locale } = programme
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/register')) posts.push(request.resourceType())
  })
  const sendBeforeReact = async (times: number) => {
    await fillIn(page, locale, newAddress())
    for (let time = 0; time < times; time++) await fieldsOf(page, locale).send.click()
  }
  const release = await holdReact(page)
  await page.goto(path)
  await sendBeforeReact(2)
  release()
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveURL(path)
  // With the number of places that was chosen before React, too.
  await expectCard(page, programme)

  const releaseAgain = await holdReact(page)
  await page.reload()
  await sendBeforeReact(1)
  releaseAgain()
  await expect(title(page)).toBeVisible()
  await waitForHydration(page)
  await expect(page).toHaveURL(path)
  expect(posts).toEqual(['fetch'])
})

test('a guest registers with the form of the programme; the card stays after a reload and in the history @phone', async ({
  page,
  baseURL,
}) => {
  const { path, locale } = programme
  const email = newAddress()
  await page.goto(path)
  await hydrated(page)
  await fillIn(page, locale, email)
  await fieldsOf(page, locale).send.click()
  await expect(title(page)).toBeFocused()
  await expectCard(page, programme)
  expect(await violations(page)).toEqual([])
  await expectMail(page, programme, email, baseURL!)

  await page.reload()
  await hydrated(page)
  await expectCard(page, programme)
  await expect(title(page)).not.toBeFocused()
  await page.goto(sample('artists', locale).path)
  await page.goBack()
  await hydrated(page)
  await expectCard(page, programme)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a guest registers with the form of the invitation by the keyboard; offline, the guest is asked to try again, and then registers once @desktop', async ({
  page,
  context,
  baseURL,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  const { path, locale } = invited
  const address = newAddress()
  const { name, email, two, send } = fieldsOf(page, locale)
  await page.goto(path)
  await hydrated(page)
  await moveTo(page, name)
  await page.keyboard.type(guest)
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(two).toBeChecked()
  await expectVisibleFocus(page)
  await moveTo(page, send)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sayingIn(locale)('errors:load.offline'))

  await context.setOffline(false)
  await send.press('Enter')
  await expect(title(page)).toBeFocused()
  await expectCard(page, invited)
  expect(await violations(page)).toEqual([])
  await expectMail(page, invited, address, baseURL!)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form of the programme comes back with the values; once it is right, the answer is the card, and a reload registers nobody twice @phone', async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(/status 422/, /422/)
    const { path, locale } = programme
    const say = sayingIn(locale)
    const { name, email, two, send, answer } = fieldsOf(page, locale)
    const address = newAddress()
    await page.goto(path)
    await fillIn(page, locale, address)
    await name.fill('12')
    await send.click()
    await expect(page).toHaveURL('/api/register')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(answer).toHaveText(say('registration:answer.invalid_data'))
    await expect(answer).toBeFocused()
    await expect(name).toHaveAccessibleDescription(say('registration:error.invalid'))
    await expect(email).toHaveValue(address)
    await expect(two).toBeChecked()

    await name.fill(guest)
    const answered = page.waitForResponse('**/api/register')
    await send.click()
    expect([(await answered).status(), (await answered).headers()['cache-control']]).toEqual([201, 'no-store'])
    await expect(title(page)).toBeFocused()
    // A frame would look like an error.
    await expect(title(page)).toHaveCSS('outline-style', 'none')
    await expectCard(page, programme)
    await expectMail(page, programme, address, baseURL!)

    const again = await page.reload()
    expect([again?.request().method(), again?.status()]).toEqual(['POST', 201])
    await expectCard(page, programme)
    expect(await mailsTo(address)).toHaveLength(1)
    await page.locator('a[hreflang="cs"]').first().click()
    await expect(page).toHaveURL(pathOfEvent(tour.slug, 'cs'))
  })
})

// The other messages of the form without React are in the test above; axe needs JavaScript.
test('if React does not come, the browser posts the form of the invitation, and its answers have the values, the messages and no accessibility violation @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status 422/, /422/, /request failed: .*\.js/, /Failed to load resource/)
  // That it is late is tested in src/site/features/registration/form/hold-form.script.test.ts.
  await page.route(/\/(app|component---[\w-]+)-[0-9a-f]{20}\.js$/, (route) => route.abort())
  const { path, locale } = invited
  const say = sayingIn(locale)
  const { name, email, two, send, answer } = fieldsOf(page, locale)
  await page.goto(path)
  // The browser would ask in a language that no page may have.
  await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
  await email.fill('zofie@')
  await two.check()
  await send.click()
  await expect(page).toHaveURL('/api/register')
  await expect(answer).toBeFocused()
  await expect(name).toHaveAccessibleDescription(say('registration:error.required'))
  await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
  await expect(email).toHaveValue('zofie@')
  await expect(two).toBeChecked()
  await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await fillIn(page, locale, newAddress())
  await send.click()
  await expect(title(page)).toBeFocused()
  await expectCard(page, invited)
  expect(await violations(page)).toEqual([])
  await page.locator('a[hreflang="en"]').first().click()
  await expect(page).toHaveURL(sample('invitation', 'en').path)
})

test('before registration opens, the page says when, and the function refuses @desktop', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const say = sayingIn('cs')
  const form = page.locator('#registration form')
  const opens = /1\.\skvětna\s2044,\s09:00/
  const path = pathOfEvent(workshop, 'cs')
  await page.goto(path)
  await expect(page.getByText(opens)).toBeVisible()
  await expect(form).toBeHidden()

  await page.goto(`${path}?asOf=2044-05-01T09:00`)
  await hydrated(page)
  await expect(page.getByText(opens)).toBeHidden()
  await fillIn(page, 'cs', newAddress())
  await fieldsOf(page, 'cs').send.click()
  await expect(fieldsOf(page, 'cs').answer).toHaveText(say('registration:answer.registration_not_open'))

  await page.goto(`${path}?asOf=2044-05-22T12:00`)
  await expect(form).toBeHidden()
  await expect(page.locator('#registration')).toContainText(say('registration:closed'))
})

test('the forms of two events do not mix, also when a visitor goes back and in two tabs @phone', async ({
  page,
  context,
}) => {
  await answerSeats(page, { [tour.slug]: { state: 'open' }, [visit]: { state: 'open' } })
  const { name, email, two } = fieldsOf(page, 'en')
  await page.goto(programme.path)
  await hydrated(page)
  await fillIn(page, 'en', 'first@example.org')
  await page.goto(pathOfEvent(visit, 'en'))
  await hydrated(page)
  await expect(name).toHaveValue('')
  await email.fill('second@example.org')

  const tab = await context.newPage()
  await tab.goto(programme.path)
  await hydrated(tab)
  await expect(fieldsOf(tab, 'en').name).toHaveValue('')
  await fillIn(tab, 'en', newAddress())
  await fieldsOf(tab, 'en').send.click()
  await expect(title(tab)).toBeFocused()

  await page.goBack()
  await hydrated(page)
  await expect(email).toHaveValue('first@example.org')
  await expect(two).toBeChecked()
  await page.goForward()
  await hydrated(page)
  await expect(email).toHaveValue('second@example.org')
})
