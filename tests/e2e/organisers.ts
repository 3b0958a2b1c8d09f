import type { Page } from '@playwright/test'
import { colourViolations, violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { callDatabase } from './call-database.ts'
import { text, words } from './content.ts'
import { openDoor } from './door.ts'
import { mailsTo } from './mails.ts'
import type { Locale } from './pages.ts'
import { expect } from './test.ts'

// What the tests of the organisers' page share.

export const organiser = 'organiser@mail.example'
export const paths = { cs: '/poradatele', en: '/en/organisers' } as const

/** What the browser reports when a request is refused, and when the network is cut. */
export const refused = (status: number) => new RegExp(`status (of )?${status}`)
export const withoutNetwork = /ERR_INTERNET_DISCONNECTED/

export type Key = Parameters<typeof text>[0]

/** The texts and parts of the organisers' page in a language, by the keys of their texts. */
export function inLanguage(locale: Locale) {
  const saying = (key: Key, values: Record<string, string | number> = {}) =>
    words(text(key, locale).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])))
  return {
    saying,
    button: (page: Page, key: Key, values = {}) =>
      page.getByRole('button', { name: new RegExp(`^${saying(key, values).source}$`) }),
    field: (page: Page, key: Key, values = {}) => page.getByLabel(saying(key, values)),
    guest: (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(name) }),
  }
}

/** Gives the browser a session, as the code of a mail does. */
export async function signIn(page: Page, baseURL: string): Promise<void> {
  const value = await callDatabase<string>('open_session', { p_organiser: organiser })
  await page.context().addCookies([{ name: 'organiser', value, url: baseURL, httpOnly: true, sameSite: 'Strict' }])
}

/** The id of the event of `openDoor`, which the content does not have. */
export const eventWith = async (guests: Parameters<typeof openDoor>[0]) => {
  const door = await openDoor(guests)
  const [name] = guests[0]!
  const events = await callDatabase<{ events: { event: string }[] }>('organiser_overview', { p_events: [] })
  for (const { event } of events.events) {
    const list = await callDatabase<{ guests: { name: string }[] }>('organiser_guests', {
      p_event: event,
      p_since: null,
    })
    if (list.guests.some((guest) => guest.name === name)) return { event, door }
  }
  throw new Error(`No event has ${name}.`)
}

/** The code in the newest mail of sign-in. @param before how many mails the organiser had before it was asked for */
export async function codeAfter(before: number, locale: Locale): Promise<string> {
  // Another test may ask for a code, too.
  const start = text('mail:code.subject', locale).split('{{')[0]!
  const codes = async () =>
    (await mailsTo(organiser))
      .slice(before)
      .flatMap(({ subject = '' }) => (subject.startsWith(start) ? (/\d{4}\s\d{4}/.exec(subject) ?? []) : []))
  await expect.poll(async () => (await codes()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  return (await codes()).at(-1)!
}

/** Checks that what is shown is accessible, in both colour schemes, and that no text is cut off. */
export async function checkPage(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(textFaults)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

let count = 0
/** A name that no other test uses. */
export const newName = () => `Ludmila ${'abcdefghij'[count++ % 10]!.toUpperCase()}${process.pid}x${Date.now()}`
