import { expect, type Page } from '@playwright/test'
import type { Availability } from '../../../src/registration/availability.ts'
import { events } from '../content.ts'

export type Event = (typeof events)[number]

export const during = '2044-05-21T14:45:00+03:00'

const inTime = ({ start, end, slug }: Event) => `${start} ${end} ${slug}`

/** The events in the order of the page. */
export const inOrder = events.toSorted((a, b) => (inTime(a) < inTime(b) ? -1 : 1))

export const days = [...new Set(inOrder.map(({ start }) => start.slice(0, 10)))]

export const slugsWhere = (isWanted: (event: Event) => boolean) => inOrder.filter(isWanted).map(({ slug }) => slug)

/** The slugs of the visible events, in the order of the page. */
export const shown = (page: Page) =>
  page
    .locator('#program article')
    .evaluateAll((articles) => articles.filter((each) => each.getClientRects().length > 0).map(({ id }) => id))

/** A filter of the programme, by the name and value of its input. */
export const chip = (page: Page, name: string, value: string) =>
  page.locator('#program label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) })

/** The button that opens the sheet with the filters, on a phone. */
export const openSheet = (page: Page) =>
  page.locator('#program [popovertarget="filter_sheet"]:not([popovertargetaction])')

/** Chooses a filter: on a phone in the sheet that a button opens. The days have no choices there, but an address may have one. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const choice = chip(page, name, value)
  await choice.waitFor({ state: 'attached' })
  const isInSheet = await openSheet(page).isVisible()
  if (isInSheet && name === 'day') return choice.locator('input').evaluate((input: HTMLInputElement) => input.click())
  // A page that still scrolls to an anchor moves the button between the press and the release.
  const open = async () => {
    await openSheet(page).click()
    await expect(choice).toBeVisible({ timeout: 1000 })
  }
  if (isInSheet) await expect(open).toPass()
  await choice.click()
  if (isInSheet) await page.locator('#program [popovertargetaction="hide"]').click()
}

/** The events that the server knows the seats of. */
export const registered = inOrder.filter(({ registration }) => registration)

/** Whether an event takes registrations, as far as its content says. */
export const isOpen = ({ registration, availability, cancelled }: Event) =>
  Boolean(registration) && !cancelled && availability !== 'full' && availability !== 'closed'

/** Lets the server answer with the seats of some events. */
export const answerSeats = (page: Page, answer: Availability['events']) =>
  page.route('**/api/availability', (route) => route.fulfill({ json: { events: answer } }))

const states = [
  { state: 'few', free: 2 },
  { state: 'full' },
  { state: 'waiting' },
  { state: 'soon' },
  { state: 'closed' },
  { state: 'open' },
]

/** A different state for each event that takes registrations, in the order of the page. */
export const statesOfEvents = Object.fromEntries(
  inOrder.filter(isOpen).map(({ slug }, index) => [slug, states[index % states.length]]),
) as Availability['events']
