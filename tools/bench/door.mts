import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { inBrowser, interactionsDuring, minEventDuration, onSlowPhone } from './browser.mts'
import { median, percentile, type Measurement } from './figure'

const firstNames = ['Jiří', 'Jana', 'Petr', 'Eva', 'Ondřej', 'Kateřina', 'Łukasz', 'Nguyễn', 'Zdeněk', 'Anežka']
const lastNames = ['Novák', 'Svobodová', 'Dvořák', 'Černá', 'Procházka', 'Kučerová', 'Veselý', 'Horáková', 'Němec']

/** 5,000 guests, many of whom have a part of their name in common. */
const guests = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  name: `${firstNames[index % 10]} ${lastNames[index % 9]}-${lastNames[Math.floor(index / 9) % 9]}`,
  seats: 1 + (index % 3),
  arrived: 0,
}))

const admitted = { code: 'admitted', event: 'any', key: '0'.repeat(32) }
const list = { code: 'found', event: 'any', cursor: 1, free: 0, guests, removed: [] }

/** What is typed: full names, parts of names, typing errors, and a name that nobody has. */
const queries = ['novak jiri', 'svobodova', 'prohcazka', 'ako', 'nemec z', 'qwertz']

/** The time from a letter in the search of the door until the guests found are painted. */
export const door: Measurement = {
  about: 'letters in the search of the door with 5,000 guests, on a processor four times slower',
  rounds: 3,
  measure: inBrowser(async ({ folder, browser, origin }) => {
    // The page is not built if no event takes registrations.
    if (!existsSync(path.join(folder, 'public/dvere.html'))) return []
    const times = await onSlowPhone(browser, `${origin}/dvere#k=${'0'.repeat(32)}`, timesOfLetters, (page) =>
      page.route('**/api/door*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: admitted })
          : route.fulfill({ json: list }),
      ),
    )
    return [
      { name: 'letter in the search of the door, median', value: median(times), unit: 'ms' },
      { name: 'letter in the search of the door, 95th percentile', value: percentile(times, 0.95), unit: 'ms' },
    ]
  }),
}

/** @returns milliseconds for each letter; 16 stands for any shorter time */
async function timesOfLetters(page: Page): Promise<number[]> {
  // The device is admitted by the name that its form proposes.
  await page.locator('main form button').first().click()
  const field = page.getByRole('searchbox')
  const letters = queries.join('').length
  const times = await interactionsDuring(page, async () => {
    for (const query of queries) {
      await field.fill('')
      await field.pressSequentially(query, { delay: 150 })
    }
  })
  const unreported = Array.from({ length: Math.max(0, letters - times.length) }, () => minEventDuration)
  return [...unreported, ...times]
}
