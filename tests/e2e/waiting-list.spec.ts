import type { APIRequestContext, Page } from '@playwright/test'
import type { Availability } from '../../src/registration/availability.ts'
import { violations } from './accessibility/axe.ts'
import { eventOf, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { pathOfEvent } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { expect, holdReact, hydrated, test } from './test.ts'

// How a guest who waits gets a seat is tested in registration-journey.spec.ts, without JavaScript.

const locale = 'cs'

/** Has two seats and a waiting list. No other test registers for it. */
const { slug, title } = eventOf('dilna-otisku')

/** Takes both seats, unless another test has done so. */
async function fill(request: APIRequestContext): Promise<void> {
  const data = { event: slug, fullName: guest, persons: '2', locale }
  const send = () => request.post('/api/register', { data: { ...data, email: newAddress() } })
  await send()
  const response = await send()
  expect([response.status(), await response.json()]).toEqual([
    409,
    { title: 'Conflict', status: 409, code: 'capacity_full', waiting: true },
  ])
}

const path = pathOfEvent(slug, locale)
const saying = (key: Parameters<typeof text>[0]) => words(text(key, locale))
const join = (page: Page) => page.getByRole('button', { name: saying('registration:waiting.join') })
const waiting = (page: Page) => page.getByRole('heading', { level: 3, name: saying('registration:waiting.title') })

async function expectWaiting(page: Page): Promise<void> {
  const card = waiting(page).locator('..')
  await expect(card).toContainText(words(title[locale]))
  await expect(card).toContainText(/Čekáte na\s2\smísta/)
  await expect(card).toContainText(saying('registration:waiting.message'))
  await expect(card).toContainText(saying('registration:waiting.mail'))
  await expect(card.getByRole('link')).toHaveCount(0)
  // It is no card to show at the door.
  await expect(page.locator('[data-font], [name="fullName"]')).toHaveCount(0)
}

test('a visitor reads that the event is full, and joins the waiting list @phone', async ({ page, request }) => {
  await fill(request)
  const state = async () =>
    ((await (await request.get('/api/availability')).json()) as Availability).events[slug]?.state
  await expect.poll(state).toBe('waiting')
  await page.goto(path)
  await expect(page.getByRole('article').getByText(saying('programme:availability.waiting')).first()).toBeVisible()
  await hydrated(page)
  await expect(page.getByText(saying('registration:waiting.full'))).toBeVisible()
  await expect(fieldsOf(page, locale).send).toHaveCount(0)
  expect(await violations(page, '#registration')).toEqual([])

  const email = newAddress()
  await fillIn(page, locale, email)
  const response = page.waitForResponse('**/api/register')
  await join(page).click()
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

test('before React, too, the page of a full event says that its form joins the waiting list, and it does @phone', async ({
  page,
  request,
}) => {
  await fill(request)
  await answerSeats(page, { [slug]: { state: 'waiting' } })
  const release = await holdReact(page)
  // As from a card of the programme. The words beside the title are above the screen.
  await page.goto(`${path}#registration`)
  await expect(page.getByRole('article').getByText(saying('programme:availability.waiting')).first()).toBeVisible()
  await expect(page.getByText(saying('registration:waiting.full'))).toBeVisible()
  await expect(page.getByRole('link', { name: saying('registration:waiting.join') })).toBeVisible()
  await fillIn(page, locale, newAddress())
  await join(page).click()
  release()
  await expect(waiting(page)).toBeFocused()
  await expectWaiting(page)
})

test('a visitor who sends before React is there is asked first, even if the event is known to be full by then @phone', async ({
  page,
  request,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const { send, answer } = fieldsOf(page, locale)
  await fill(request)
  await answerSeats(page, { [slug]: { state: 'open' } })
  const release = await holdReact(page)
  await page.goto(path)
  await fillIn(page, locale, newAddress())
  await send.click()
  await page.evaluate(() => (document.querySelector<HTMLElement>('[data-seats]')!.dataset.seats = 'waiting'))
  release()
  await expect(answer).toHaveText(saying('registration:waiting.offer'))
  await expect(answer).toBeFocused()
  expect(await violations(page, '#registration')).toEqual([])
  await page.keyboard.press('Tab')
  await expect(join(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting(page)).toBeFocused()
  await expectWaiting(page)
})

test('the pages about the waiting list without JavaScript have no accessibility violation, and a reload sends nothing twice @phone', async ({
  page,
  request,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const { email, answer } = fieldsOf(page, locale)
  const address = newAddress()
  await fill(request)
  await page.goto(path)
  await hydrated(page)
  await fillIn(page, locale, address)
  // axe needs JavaScript, so the form is sent past React.
  await page.locator('form[data-registration]').evaluate((form: HTMLFormElement) => form.submit())
  await expect(answer).toHaveText(saying('registration:waiting.offer'))
  await expect(answer).toBeFocused()
  await expect(email).toHaveValue(address)
  expect(await violations(page)).toEqual([])
  await join(page).click()
  await expect(waiting(page)).toBeFocused()
  await expectWaiting(page)
  expect(await violations(page)).toEqual([])

  // The browser sends the form again: it is the same submission.
  expect((await page.reload())?.status()).toBe(202)
  await expectWaiting(page)
  expect(linkIn(await newestMail(address, 1))).not.toBe('')
})
