import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { TextKey } from '../../../src/i18n/keys.ts'
import { factsFile, type EventFacts, type Facts } from '../../../netlify/storage/facts.ts'
import { cardTitle, text, words } from '../content.ts'
import { locales, sample, type Locale } from '../pages.ts'
import { expect, holdReact, hydrated, test, waitForHydration } from '../test.ts'

const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts | null
const events = facts?.events ?? []
// The function uses `demoDate` if there is one, else the clock.
const now = facts?.asOf ? new Date(facts.asOf) : new Date()

/** Whether a visitor can register for an event, and why not. */
function stateOf({ availability, opensAt, closesAt }: EventFacts): 'open' | 'soon' | 'full' | 'closed' {
  if (availability) return availability
  if (opensAt && now < new Date(opensAt)) return 'soon'
  return now < new Date(closesAt) ? 'open' : 'closed'
}

async function fillIn(page: Page, locale: Locale) {
  await page.locator('[name="fullName"]').fill('Žofie Příkladná')
  await page.locator('[name="email"]').fill(`guest-${locale}-${Date.now()}@example.org`)
}

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text('registration:send', locale), exact: true }).click()

/** The text that says why the page of an invitation has no form. */
function reasonOf({ cancelled, availability }: EventFacts): TextKey {
  if (cancelled) return 'registration:calledOff'
  return availability === 'full' ? 'registration:programme.full' : 'registration:closed'
}

/** What is left or sent before React gets the messages of the page as soon as React is there. */
function testBeforeReact(what: string, pathOf: (locale: Locale) => string): void {
  for (const locale of locales) {
    test.describe(`in a browser in German, the form of ${what}`, () => {
      test.use({ locale: 'de-DE' })

      test(`has its messages after a field was left and after it was sent before React (${locale})`, async ({
        page,
      }) => {
        const email = page.locator('[name="email"]')
        const messageOfEmail = words(text('registration:error.email', locale))
        const open = async () => {
          const release = await holdReact(page)
          await page.goto(pathOf(locale))
          await email.fill('zofie@')
          return release
        }
        const leave = await open()
        await page.locator('[name="fullName"]').focus()
        leave()
        await waitForHydration(page)
        await expect(email).toHaveAccessibleDescription(messageOfEmail)
        await expect(page.locator('[name="fullName"]')).toHaveAttribute('aria-invalid', 'false')

        const sendEarly = await open()
        await send(page, locale)
        sendEarly()
        await expect(page.getByRole('group', { name: words(text('registration:summary', locale)) })).toBeFocused()
        await expect(email).toHaveAccessibleDescription(messageOfEmail)
        await expect(email).toHaveValue('zofie@')
        await expect(page.locator('[name="fullName"]')).toHaveAccessibleDescription(
          words(text('registration:error.required', locale)),
        )
        await expect(page).toHaveURL(pathOf(locale))
      })
    })
  }
}

// There may be no invitation, a personal one, which has no form, or only one seat.
for (const invitation of events.filter(({ form, personal }) => form === 'invitation' && !personal)) {
  const state = stateOf(invitation)
  if (state === 'open') testBeforeReact('the invitation', (locale) => sample('invitation', locale).path)
  for (const locale of locales.slice(0, invitation.capacity)) {
    test(`an invited guest ${state === 'open' ? 'registers' : `sees no form, because registration is ${state}`} (${locale})`, async ({
      page,
    }) => {
      await page.goto(sample('invitation', locale).path)
      await hydrated(page)
      if (state !== 'open') {
        await expect(page.getByText(words(text(reasonOf(invitation), locale)))).toBeVisible()
        await expect(page.locator('[name="fullName"]:visible')).toHaveCount(0)
        return
      }
      await fillIn(page, locale)
      await page.locator('[name="attendance"][value="solo"]').check()
      await send(page, locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTitle('Žofie Příkladná', locale))
    })
  }
}

// One event in each state that the content has.
const programme = events.filter(({ form }) => form === 'programme')
for (const event of programme.filter((each) => programme.find((other) => stateOf(other) === stateOf(each)) === each)) {
  const state = stateOf(event)
  if (state === 'open') testBeforeReact('an event', (locale) => event.pages[locale].path)
  for (const locale of locales.slice(0, event.capacity)) {
    test(`a visitor ${state === 'open' ? 'registers for an event' : `sees no form for an event whose registration is ${state}`} (${locale})`, async ({
      page,
    }) => {
      await page.goto(event.pages[locale].path)
      await hydrated(page)
      if (state !== 'open') {
        await expect(page.locator('#registration p:visible, [data-called-off]:visible').first()).toBeVisible()
        await expect(page.locator('[name="fullName"]:visible')).toHaveCount(0)
        return
      }
      await fillIn(page, locale)
      await send(page, locale)
      await expect(page.locator('#registration h3').first()).toHaveText(cardTitle('Žofie Příkladná', locale))
    })
  }
}
