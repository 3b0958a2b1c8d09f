import type { APIRequestContext, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { localTimeOf } from '../../src/model/time-zone.ts'
import { cardTitle, eventOf, exhibition, text, words } from './content.ts'
import { linkIn, mailsTo, newAddress, newestMail } from './mails.ts'
import { pathOfEvent, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { cancelOnPage, fillIn, guest } from './registration-fields.ts'
import { expect, test } from './test.ts'

/** Has a waiting list. No other test registers for it. */
const event = eventOf('rano-u-okna')

// The test cancels whatever it has registered, also if it fails.
const registered: string[] = []
test.afterEach(async ({ request }) => {
  for (const address of registered.splice(0)) {
    const [link = ''] = (await mailsTo(address)).map(linkIn).filter(Boolean)
    if (link) await request.post('/api/change', { data: { token: new URL(link).searchParams.get('t'), persons: 0 } })
  }
})

/** An address that is cancelled after the test. */
function addressOfTest(): string {
  const address = newAddress()
  registered.push(address)
  return address
}

/** Takes all seats that are left, two at a time. @returns the addresses that have them */
async function takeAllSeats(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const addresses: string[] = []
  for (;;) {
    const email = addressOfTest()
    const data = { event: event.slug, fullName: 'Hugo Příkladný', email, persons: '2', locale }
    const response = await request.post('/api/register', { data })
    if (response.status() !== 201) {
      expect(await response.json()).toMatchObject({ code: 'capacity_full', waiting: true })
      return addresses
    }
    addresses.push(email)
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name: words(name) }).click()

/** Cancels a registration with the link in a mail. */
async function cancel(page: Page, link: string, locale: Locale) {
  await page.goto(link)
  await cancelOnPage(page, locale)
  await expect(page.getByRole('status')).toHaveText(words(text('change:cancelled.done', locale)))
}

test.use({ javaScriptEnabled: false })
const locale = 'en'

test('without JavaScript, a visitor waits, gets the seat of another guest, changes and cancels, each time with a mail @phone', async ({
  page,
  context,
  request,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const email = addressOfTest()
  const t = (key: Parameters<typeof text>[0]) => text(key, locale)
  const subjectOf = (kind: 'waiting' | 'promoted' | 'changed' | 'cancelled') =>
    words(t(`mail:${kind}.subject`).replace('{{event}}', event.title[locale]))

  // While the visitor fills in the form, others take all seats.
  await answerSeats(page, { [event.slug]: { state: 'open' } })
  await page.goto(pathOfEvent(event.slug, locale))
  await fillIn(page, locale, email)
  const others = await takeAllSeats(request, locale)
  await press(page, t('registration:send'))
  await expect(page.getByText(words(t('registration:waiting.offer')))).toBeVisible()
  await press(page, t('registration:waiting.join'))
  await expect(page.getByRole('heading', { name: words(t('registration:waiting.title')) })).toBeFocused()
  const waiting = await newestMail(email, 1)
  expect(waiting.subject).toMatch(subjectOf('waiting'))
  expect(waiting.html).toContain(`href="${linkIn(waiting)}"`)
  expect(waiting.attachments).toEqual([])

  // Another guest cancels.
  const tab = await context.newPage()
  await cancel(tab, linkIn(await newestMail(others[0]!, 1)), locale)
  expect((await newestMail(others[0]!, 2)).subject).toMatch(subjectOf('cancelled'))

  // The visitor gets the seat, and puts it into the calendar.
  const promoted = await newestMail(email, 2)
  expect(promoted.subject).toMatch(subjectOf('promoted'))
  const calendar = new ICAL.Component(ICAL.parse(promoted.attachments[0]!.content.toString()))
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  expect(entry.summary).toMatch(words(event.title[locale]))
  const times = [entry.startDate, entry.endDate].map((time) => localTimeOf(time.toJSDate(), exhibition.timeZone))
  expect(times).toEqual([event.start, event.end])

  // The visitor needs only one seat, and then none.
  await page.goto(linkIn(promoted))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTitle(guest, locale))
  await page.getByLabel('1', { exact: true }).check()
  await press(page, t('change:fewer.send'))
  await expect(page.getByRole('status')).toHaveText(words(t('change:changed')))
  const changed = await newestMail(email, 3)
  expect(changed.subject).toMatch(subjectOf('changed'))
  expect(changed.text).toContain(`${t('mail:places')}: 1`)
  await cancel(page, linkIn(changed), locale)
  const cancelled = await newestMail(email, 4)
  expect(cancelled.subject).toMatch(subjectOf('cancelled'))

  // The link in the first mail leads to the same registration, and that of the last takes the cancellation back.
  for (const mail of [waiting, cancelled]) {
    await page.goto(linkIn(mail))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(t('change:cancelled.title')))
  }
  await press(page, t('change:undo.send'))
  await expect(page.getByRole('status')).toHaveText(words(t('change:undo.done')))
})
