import type { Page } from '@playwright/test'
import { events } from '../content.ts'

export type Event = (typeof events)[number]

export const during = '2044-05-21T14:45:00+03:00'

/** The events in the order of the page. */
export const inOrder = events.toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))

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
