import type { Page } from '@playwright/test'
import { loadFailure } from '../../../src/site/dom/contract.ts'
import { cardTitle, events, pathOfWord, prefixOf, text, words } from '../content.ts'
import { showPersonalInvitation } from '../personal-invitations.ts'
import { type Kind, type Locale, locales, sample, samples } from '../pages.ts'
import { allMarks, alone, first, hung, second } from '../plan/plan.ts'
import { answerSeats, choose, during, statesOfEvents } from '../programme/programme.ts'
import { expect, hydrated } from '../test.ts'

/** A page, or the state of a page after some steps of the visitor. */
export type View = {
  /** Used in the names of tests. */
  name: string
  locale: Locale
  path: string
  /** A selector of the part of the page that the steps change. */
  part?: string
  /** The steps, from the loaded page on. */
  reach?: (page: Page) => Promise<void>
}

/** The errors of the server for which the form has a message; `default` is for any other response. */
export const refusals = [
  'invalid_data',
  'email_taken',
  'capacity_full',
  'registration_closed',
  'not_published',
  'default',
] as const

const answerWith = (page: Page, status: number, code: string) =>
  page.route('**/api/register', (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code }) }),
  )

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text('registration:send', locale) }).click()

/** Sends a completed form, which the server rejects. */
export async function refuse(page: Page, locale: Locale, code: (typeof refusals)[number]): Promise<void> {
  await answerWith(page, 409, code)
  await send(page, locale)
  await expect(page.getByRole('alert')).toHaveText(words(text(`registration:answer.${code}`, locale)))
}

export async function fillIn(page: Page, locale: Locale): Promise<void> {
  await hydrated(page)
  await page.getByLabel(text('registration:fullName', locale)).fill('Žofie Příkladná')
  await page.getByLabel(text('registration:email', locale)).fill('zofie@example.org')
  await page.getByLabel(text('registration:solo', locale)).check()
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
}

/** Searches for something, and waits for the beginning of a message. */
async function searchFor(page: Page, query: string, message: string): Promise<void> {
  await openMenu(page)
  const search = page.locator('#menu').getByRole('search')
  await search.getByRole('textbox').fill(query)
  await expect(search.getByRole('status')).toContainText(message.split('{{')[0]!)
}

/** An event with every fact of its page but a registration. */
const unregistered = events.find(({ ledBy, registration }) => !registration && ledBy.some(({ artist }) => artist))!

const pathOf = (kind: Kind, locale: Locale) => sample(kind, locale).path

const statesIn = (locale: Locale): Omit<View, 'locale'>[] => [
  { name: 'the menu', path: pathOf('text', locale), part: '#menu', reach: openMenu },
  {
    name: 'the search with results of every kind',
    path: pathOf('text', locale),
    part: '#menu',
    reach: (page) => searchFor(page, 'a', text('search:found', locale)),
  },
  {
    name: 'the search without a result',
    path: pathOf('text', locale),
    part: '#menu',
    reach: (page) => searchFor(page, 'xyzxyz', text('search:nothing', locale)),
  },
  {
    name: 'the programme during the exhibition, with a choice and open details',
    path: pathOf('home', locale),
    part: '#program',
    reach: async (page) => {
      await page.clock.setFixedTime(during)
      await page.reload()
      await choose(page, 'type', 'workshop')
      for (const summary of (await page.locator('#program section:not([hidden]) summary:visible').all()).slice(0, 3))
        await summary.click()
    },
  },
  {
    name: 'the programme with places in every state',
    path: pathOf('home', locale),
    part: '#program',
    reach: async (page) => {
      await answerSeats(page, statesOfEvents)
      await page.locator('#program').scrollIntoViewIfNeeded()
      await expect(page.locator('#program [data-seats="few"] strong')).toBeVisible()
    },
  },
  {
    name: 'the page of an event without registration',
    path: `${pathOfWord(locale, 'programme')}/${unregistered.slug}`,
  },
  {
    name: 'the wall with a query and in the order of size',
    path: `${pathOf('works', locale)}?q=2021&order=size`,
    part: 'main',
  },
  {
    name: 'the wall with a query that no work matches',
    path: `${pathOf('works', locale)}?q=zzz`,
    part: 'main',
  },
  {
    name: 'the plan with events at the same time, all other items and one that was removed',
    path: pathOf('plan', locale),
    part: 'main',
    reach: async (page) => {
      await page.evaluate(
        (marks) => localStorage.setItem('plan', marks),
        [...allMarks.events, ...allMarks.works].join(),
      )
      await page.reload()
      await page.locator(`[data-item="${alone.slug}"]`).getByRole('button').click()
    },
  },
  {
    name: 'the plan of a link with an item that is gone',
    path: `${pathOf('plan', locale)}#plan=${first.slug},${second.slug},${hung.mark},nic`,
    part: 'main',
  },
  {
    name: 'the works of an artist to scale',
    path: pathOf('artist', locale),
    part: 'main section',
    reach: (page) => page.getByRole('radio', { name: words(text('artist:hang.scale', locale)) }).check(),
  },
  {
    name: 'a zoomed work',
    path: pathOf('work', locale),
    part: 'main',
    reach: (page) => page.getByRole('button', { name: text('artist:work.zoomIn', locale) }).click(),
  },
  {
    name: 'the registration with every message',
    path: pathOf('invitation', locale),
    part: 'main',
    reach: async (page) => {
      await hydrated(page)
      await page.getByLabel(text('registration:email', locale)).fill('zofie@')
      await send(page, locale)
      await expect(page.getByRole('group').getByRole('link')).toHaveCount(3)
    },
  },
  {
    name: 'the registration that was rejected',
    path: pathOf('invitation', locale),
    part: 'main',
    reach: async (page) => {
      await fillIn(page, locale)
      await refuse(page, locale, 'capacity_full')
    },
  },
  {
    name: 'the card of a registered guest',
    path: pathOf('invitation', locale),
    reach: async (page) => {
      await answerWith(page, 201, 'registered')
      await fillIn(page, locale)
      await send(page, locale)
      await expect(page.locator('h1')).toHaveText(cardTitle('Žofie Příkladná', locale))
    },
  },
  {
    name: 'the page of an invited guest whose name was refused',
    path: pathOf('text', locale),
    reach: (page) =>
      showPersonalInvitation(page, locale, {
        answer: {
          code: 'invalid_data',
          errors: { fullName: 'invalid' },
          sent: { values: { fullName: 'www.example.org', persons: '2' } },
        },
      }),
  },
  {
    name: 'the page of an invited guest who has accepted',
    path: pathOf('text', locale),
    reach: (page) =>
      showPersonalInvitation(page, locale, {
        answer: { code: 'registered', mail: true },
        personalInvitation: { state: 'accepted', seats: 2 },
      }),
  },
  {
    name: 'the page of an invited guest who has declined',
    path: pathOf('text', locale),
    reach: (page) =>
      showPersonalInvitation(page, locale, { answer: { code: 'declined' }, personalInvitation: { state: 'declined' } }),
  },
  {
    name: 'the message that a page could not be loaded',
    path: pathOf('text', locale),
    reach: async (page) => {
      await hydrated(page)
      await page.evaluate((type) => {
        window.dispatchEvent(new CustomEvent(type, { detail: '/en' }))
      }, loadFailure)
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    },
  },
]

/** Every kind of page and the 404 page, in each language. */
export const pageViews: View[] = [
  ...samples.map(({ path, locale }) => ({ name: path, path, locale })),
  ...locales.map((locale) => ({ name: `${prefixOf(locale)}/nic`, path: `${prefixOf(locale)}/nic`, locale })),
]

/** States of pages, in each language. */
export const stateViews: View[] = locales.flatMap((locale) =>
  statesIn(locale).map((view) => ({ ...view, locale, name: `${view.name} (${locale})` })),
)

export const views = [...pageViews, ...stateViews]

/** Problems that some views cause on purpose: a missing page, a rejected registration. */
export const reported = [/status 404: .*\/nic$/, /status 409: /, /Failed to load resource.*(404|409)/]

/** Opens a page and takes the steps of a view. */
export async function open(page: Page, { path, reach }: View): Promise<void> {
  await page.goto(path)
  // Lay out all sections at once, as the page does soon after it has loaded.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
  await reach?.(page)
}
