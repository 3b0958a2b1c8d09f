import type { Page } from '@playwright/test'
import { artists, events, text } from '../content.ts'
import { type Locale, pathOfEvent, sample } from '../pages.ts'
import { inOrder } from '../programme/programme.ts'

const held = inOrder.filter(({ cancelled }) => !cancelled)
/** Two events at the same time, and one that is not at their time. */
export const [first, second] = held.flatMap((one, index) => {
  const other = held.slice(index + 1).find(({ start, end }) => start < one.end && one.start < end)
  return other ? [one, other] : []
}) as [Event, Event]
export const alone = held.find(({ start, end }) =>
  [first, second].every((each) => end <= each.start || each.end <= start),
)!
export type Event = (typeof events)[number]

const works = artists.flatMap((artist) =>
  artist.works.map((work) => ({ artist, work, mark: `${artist.slug}/${work.slug}` })),
)
/** A work that hangs in a room. */
export const hung = works.find(({ work }) => work.room)!
export const allMarks = { events: inOrder.map(({ slug }) => slug), works: works.map(({ mark }) => mark) }

export const pathOf = (locale: Locale) => sample('plan', locale).path
export const eventPath = ({ slug }: Event) => pathOfEvent(slug, 'cs')
export const workPath = `/umelec-${hung.mark}`

/** Opens the site with these marks in the browser. */
export const mark = (page: Page, ...marks: string[]) =>
  page.addInitScript((text) => localStorage.setItem('plan', text), marks.join())

/** The buttons that mark, on the page of an event or work. */
export const markButton = (page: Page) => page.locator('main [data-mark]')

/** The marks that the plan shows, in its order. */
export const shown = (page: Page) =>
  page
    .locator('[data-item]')
    .evaluateAll((items) =>
      items.filter((item) => item.checkVisibility()).map((item) => (item as HTMLElement).dataset.item),
    )

export const item = (page: Page, mark: string) => page.locator(`[data-item="${mark}"]`)
export const act = (page: Page, key: Parameters<typeof text>[0], locale: Locale) =>
  page.getByRole('button', { name: text(key, locale), exact: true })
