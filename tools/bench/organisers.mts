import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { GuestsAnswer, ListedGuest, OverviewAnswer } from '../../src/registration/organisers'
import { browsing, interactionsDuring, minEventDuration, onSlowPhone, served } from './browser.mts'
import { median, type Measurement } from './figure'

const firstNames = ['Jiří', 'Jana', 'Petr', 'Eva', 'Ondřej', 'Kateřina', 'Łukasz', 'Nguyễn', 'Zdeněk', 'Anežka']
const lastNames = ['Novák', 'Svobodová', 'Dvořák', 'Černá', 'Procházka', 'Kučerová', 'Veselý', 'Horáková', 'Němec']

/** 5,000 guests, many of whom have a part of their name in common. */
const guests = Array.from({ length: 5000 }, (_, index): ListedGuest => {
  const name = `${firstNames[index % 10]} ${lastNames[index % 9]}-${lastNames[Math.floor(index / 9) % 9]}`
  return {
    ...{ id: String(index), revision: index, name, email: `guest.${index}@mail${index % 7}.example` },
    ...{ state: index < 4500 ? 'registered' : 'waiting', seats: 1 + (index % 3), arrived: 0, locale: 'cs' },
    ...{ created_at: new Date(Date.UTC(2031, 7, 1, 0, index)).toISOString(), walk_in: false, unsent: false },
  }
})

const list: GuestsAnswer = {
  ...{ revision: 1, capacity: 9000, taken: 9000, waiting_list: true, ends_at: '2031-09-04T20:00:00Z', pending: {} },
  guests,
}

/** Twenty-five events, each with registrations on sixty days. */
const events = Array.from({ length: 25 }, (_, index) => `event-${index}`)

const overview: OverviewAnswer = {
  ...{
    organiser: 'any@mail.example',
    builtAt: '2031-08-01T00:00:00Z',
    mail: [],
    mail_set_up: true,
    newest_build: null,
  },
  trouble: { schedule_stopped: false, late: [], held_back: [], refused: 0, failing: 0, nearly_full: [] },
  events: events.map((event) => ({
    ...{ event, ends_at: '2031-09-04T20:00:00Z', capacity: 100, taken: 90, registrations: 60, waiting: 3, arrived: 0 },
    ...{ waiting_list: true, held_back: false },
    days: Array.from({ length: 60 }, (_, day): [string, number] => [
      new Date(Date.UTC(2031, 6, 1 + day)).toISOString().slice(0, 10),
      1 + (day % 5),
    ]),
  })),
  content: events.map((event, index) => {
    const page = { path: `/${event}`, title: `Event ${index}`, when: '4. 9. 2031 19:00', where: 'Praha' }
    return {
      ...{ event, startsAt: new Date(Date.UTC(2031, 8, 1 + index, 17)).toISOString(), endsAt: '2031-09-04T20:00:00Z' },
      ...{ capacity: 100, form: 'programme', maxSeats: 4, cancelled: false, pages: { cs: page, en: page } },
    } as const
  }),
  log: Array.from({ length: 100 }, (_, index) => ({
    ...{ event: events[index % 25]!, organiser: 'any@mail.example', action: 'edit', guests: 1 },
    at: new Date(Date.UTC(2031, 7, 1, 0, index)).toISOString(),
  })) as OverviewAnswer['log'],
}

const answer = (route: Route) =>
  route.fulfill({ json: new URL(route.request().url()).searchParams.has('event') ? list : overview })

/** What is typed: full names, parts of names, typing errors, a part of an address, and a name that nobody has. */
const queries = ['novak jiri', 'svobodova', 'prohcazka', 'ako', 'guest.49@', 'nemec z', 'qwertz']

/** The time from a letter in the search of guests, and from a step between overview and event, until it is painted. */
export const organisers: Measurement = {
  about: 'letters in the search of 5,000 guests, and steps from the overview, on a processor four times slower',
  built: true,
  rounds: 3,
  measure: (site) => {
    // The page is not built if no event takes registrations.
    if (!existsSync(path.join(site.folder, 'public/poradatele.html'))) return Promise.resolve([])
    return served(site, (origin) =>
      browsing(async (browser) => {
        const prepare = (page: Page) => page.route('**/api/organisers*', answer)
        const address = `${origin}/poradatele`
        const letters = await onSlowPhone(browser, `${address}?event=event-0`, timesOfLetters, prepare)
        const steps = await onSlowPhone(browser, address, timesOfSteps, prepare)
        return [
          { name: 'letter in the search of guests, median', value: median(letters), unit: 'ms' },
          { name: 'letter in the search of guests, 95th percentile', value: percentile95(letters), unit: 'ms' },
          { name: 'letter in the search of guests, slowest', value: letters.at(-1)!, unit: 'ms' },
          { name: 'step between overview and event, median', value: median(steps), unit: 'ms' },
        ]
      }),
    )
  },
}

/** @returns milliseconds for each letter, in ascending order; 16 stands for any shorter time */
async function timesOfLetters(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox')
  const letters = queries.join('').length
  const times = await interactionsDuring(page, async () => {
    for (const query of queries) {
      await field.fill('')
      await field.pressSequentially(query, { delay: 150 })
    }
  })
  const unreported = Array.from({ length: Math.max(0, letters - times.length) }, () => minEventDuration)
  return [...unreported, ...times].toSorted((a, b) => a - b)
}

/** @returns milliseconds for each step that took longer than 16 */
function timesOfSteps(page: Page): Promise<number[]> {
  return interactionsDuring(page, async () => {
    for (const event of events.slice(0, 5)) {
      await page.locator(`a[href$="?event=${event}"]`).click()
      await page.getByRole('searchbox').waitFor()
      await page.locator('main a[href="/poradatele"]').first().click()
      await page.locator(`a[href$="?event=${event}"]`).waitFor()
    }
  })
}

const percentile95 = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN
