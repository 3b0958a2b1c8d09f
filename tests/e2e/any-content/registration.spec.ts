import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { TextKey } from '../../../src/i18n/keys.ts'
import { factsFile, type EventFacts, type Facts } from '../../../netlify/storage/facts.ts'
import { cardTitle, text, words } from '../content.ts'
import { locales, type Locale } from '../pages.ts'
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

/** The text that says why the page of an invitation has no form. */
function reasonOf({ cancelled, availability }: EventFacts): TextKey {
  if (cancelled) return 'registration:calledOff'
  return availability === 'full' ? 'registration:programme.full' : 'registration:closed'
}

/** What is left or sent before React gets the messages of the page as soon as React is there; then a guest registers. */
async function expectForm(page: Page, path: string, locale: Locale, hasSeat: boolean): Promise<void> {
  const name = page.locator('[name="fullName"]')
  const email = page.locator('[name="email"]')
  const send = () => page.getByRole('button', { name: text('registration:send', locale), exact: true }).click()
  const messageOfEmail = words(text('registration:error.email', locale))
  const open = async () => {
    const release = await holdReact(page)
    await page.goto(path)
    await email.fill('zofie@')
    return release
  }
  const leave = await open()
  await name.focus()
  leave()
  await waitForHydration(page)
  await expect(email).toHaveAccessibleDescription(messageOfEmail)
  await expect(name).toHaveAttribute('aria-invalid', 'false')

  const sendEarly = await open()
  await send()
  sendEarly()
  await expect(page.getByRole('group', { name: words(text('registration:summary', locale)) })).toBeFocused()
  await expect(email).toHaveAccessibleDescription(messageOfEmail)
  await expect(email).toHaveValue('zofie@')
  await expect(name).toHaveAccessibleDescription(words(text('registration:error.required', locale)))
  await expect(page).toHaveURL(path)
  if (!hasSeat) return

  await name.fill('Žofie Příkladná')
  await email.fill(`guest-${locale}-${Date.now()}@example.org`)
  const alone = page.locator('[name="attendance"][value="solo"]')
  if ((await alone.count()) > 0) await alone.check()
  await send()
  await expect(
    page.locator('h1, #registration h3').filter({ hasText: cardTitle('Žofie Příkladná', locale) }),
  ).toBeVisible()
}

// There may be no invitation, or a personal one, which has no form; and one event in each state that the content has.
const programme = events.filter(({ form }) => form === 'programme')
const tested = [
  ...events.filter(({ form, personal }) => form === 'invitation' && !personal),
  ...programme.filter((each) => programme.find((other) => stateOf(other) === stateOf(each)) === each),
]

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' })

  for (const event of tested) {
    const [state, isInvitation] = [stateOf(event), event.form === 'invitation']
    const what = isInvitation ? 'the invitation' : 'an event'
    for (const [index, locale] of locales.entries()) {
      const { path } = event.pages[locale]
      test(`${state === 'open' ? `a guest registers for ${what}, also with faults from before React` : `there is no form for ${what}, because registration is ${state}`} (${locale})`, async ({
        page,
      }) => {
        // There may be only one seat.
        if (state === 'open') return expectForm(page, path, locale, index < event.capacity)
        await page.goto(path)
        await hydrated(page)
        const reason = isInvitation
          ? page.getByText(words(text(reasonOf(event), locale)))
          : page.locator('#registration p:visible, [data-called-off]:visible').first()
        await expect(reason).toBeVisible()
        await expect(page.locator('[name="fullName"]:visible')).toHaveCount(0)
      })
    }
  }
})
