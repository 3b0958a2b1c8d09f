import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { colourViolations, violations } from './accessibility/axe.ts'
import { crowdedText } from './accessibility/crowded-text.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { callDatabase } from './call-database.ts'
import { text, words } from './content.ts'
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
    /** Opens the page for an organiser who is signed in. @param query of an event or a view, with its question mark */
    async open(page: Page, query = ''): Promise<void> {
      await signIn(page)
      await page.goto(paths[locale] + query)
    },
    button: (page: Page, key: Key, values = {}) =>
      page.getByRole('button', { name: new RegExp(`^${saying(key, values).source}$`) }),
    field: (page: Page, key: Key, values = {}) => page.getByLabel(saying(key, values)),
    guest: (page: Page, name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(name) }),
  }
}

/** Gives the browser a session, as the code of a mail does. */
export async function signIn(page: Page): Promise<void> {
  const value = await callDatabase<string>('open_session', { p_organiser: organiser })
  await page
    .context()
    .addCookies([{ name: 'organiser', value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Strict' }])
}

/** The guests of an event, as the database lists them. */
export async function listed(event: string) {
  type Guest = { id: string; name: string; email: string; revision: number }
  return (await callDatabase<{ guests: Guest[] }>('organiser_guests', { p_event: event, p_since: null })).guests
}

/** What a download is called, and what is in it. */
export async function downloadedBy(page: Page, act: () => Promise<unknown>) {
  const downloading = page.waitForEvent('download')
  await act()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The sheet of an Excel file, in XML. */
export const sheetIn = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)

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

/** Checks that what is shown is accessible, in both colour schemes, and that in windows of both sizes no text is cut off or touches a line. */
export async function checkPage(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()!
  for (const width of [1440, 360]) {
    await page.setViewportSize({ ...size, width })
    expect(await page.evaluate(smallTargets), `${width} px`).toEqual([])
    expect(await page.evaluate(textFaults), `${width} px`).toEqual([])
    expect(await page.evaluate(crowdedText), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true)
  }
  await page.setViewportSize(size)
}

let count = 0
/** A name that no other test uses. */
export const newName = () => `Ludmila ${'abcdefghij'[count++ % 10]!.toUpperCase()}${process.pid}x${Date.now()}`
