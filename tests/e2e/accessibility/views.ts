import type { Page } from '@playwright/test'
import { loadFailure } from '../../../src/site/dom/contract.ts'
import { cardTitle, events, homeOf, pathOfWord, prefixOf, text, words } from '../content.ts'
import { showPersonalInvitation } from '../personal-invitations.ts'
import { type Kind, type Locale, locales, sample, samples } from '../pages.ts'
import { allMarks, alone, first, hung, second } from '../plan/plan.ts'
import { answerSeats, choose, during, statesOfEvents } from '../programme/programme.ts'
import { expect, hydrated } from '../test.ts'
import { field, order } from '../works/wall.ts'
import { violations } from './axe.ts'

/** What a visitor sees after some steps. */
type State = {
  name: string
  /** A selector of the part of the page that the steps change. */
  part?: string
  reach: (page: Page) => Promise<unknown>
}

/** States that are reached one after the other, each from the one before: a page, and what a visitor does on it. */
export type View = {
  /** Used in the names of tests. */
  name: string
  locale: Locale
  /** The path of the page if it is the sample of its kind, or a missing one. */
  path?: string
  states: State[]
}

/** The errors of the server for which the form has a message; `default` is for any other response. */
const refusals = [
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
async function refuse(page: Page, locale: Locale, code: (typeof refusals)[number]): Promise<void> {
  await answerWith(page, 409, code)
  await send(page, locale)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words(text(`registration:answer.${code}`, locale)))
}

async function fillIn(page: Page, locale: Locale): Promise<void> {
  await hydrated(page)
  await page.getByLabel(text('registration:fullName', locale)).fill('Žofie Příkladná')
  await page.getByLabel(text('registration:email', locale)).fill('zofie@example.org')
  await page.getByLabel(text('registration:solo', locale)).check()
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
}

/** Searches for something in the open menu, and waits for the beginning of a message. */
async function searchFor(page: Page, query: string, message: string): Promise<void> {
  const search = page.locator('#menu').getByRole('search')
  await search.getByRole('textbox').fill(query)
  await expect(search.getByRole('status')).toContainText(message.split('{{')[0]!)
}

/** An event with every fact of its page but a registration. */
const unregistered = events.find(({ ledBy, registration }) => !registration && ledBy.some(({ artist }) => artist))!

const statesOf = (locale: Locale): Partial<Record<Kind, State[]>> => ({
  text: [
    { name: 'the menu', part: '#menu', reach: openMenu },
    {
      name: 'the search with results of every kind',
      part: '#menu',
      reach: (page) => searchFor(page, 'a', text('search:found', locale)),
    },
    {
      name: 'the search without a result',
      part: '#menu',
      reach: (page) => searchFor(page, 'xyzxyz', text('search:nothing', locale)),
    },
    {
      name: 'the message that a page could not be loaded',
      reach: async (page) => {
        await page.keyboard.press('Escape')
        await hydrated(page)
        await page.evaluate((type) => {
          window.dispatchEvent(new CustomEvent(type, { detail: '/en' }))
        }, loadFailure)
        await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
      },
    },
  ],
  home: [
    {
      name: 'the programme with places in every state',
      part: '#program',
      reach: async (page) => {
        await page.locator('#program').scrollIntoViewIfNeeded()
        await expect(page.locator('#program [data-seats="few"] strong')).toBeVisible()
      },
    },
    {
      name: 'the programme during the exhibition, with a choice and open details',
      part: '#program',
      reach: async (page) => {
        await page.clock.setFixedTime(during)
        await page.reload()
        await choose(page, 'type', 'workshop')
        for (const summary of (await page.locator('#program section:not([hidden]) summary:visible').all()).slice(0, 3))
          await summary.click()
      },
    },
  ],
  works: [
    {
      name: 'the wall with a query and in the order of size',
      part: 'main',
      reach: async (page) => {
        await field(page).fill('2021')
        await order(page, 'size', locale).check({ force: true })
      },
    },
    { name: 'the wall with a query that no work matches', part: 'main', reach: (page) => field(page).fill('zzz') },
  ],
  plan: [
    {
      name: 'the plan of a link with an item that is gone',
      part: 'main',
      reach: async (page) => {
        await page.goto(`#plan=${first.slug},${second.slug},${hung.mark},nic`)
        await page.reload()
      },
    },
    {
      name: 'the plan with events at the same time, all other items and one that was removed',
      part: 'main',
      reach: async (page) => {
        const marks = [...allMarks.events, ...allMarks.works].join()
        await page.evaluate((all) => localStorage.setItem('plan', all), marks)
        await page.goto(sample('plan', locale).path)
        await page.locator(`[data-item="${alone.slug}"]`).getByRole('button').click()
      },
    },
  ],
  artist: [
    {
      name: 'the works of an artist to scale',
      part: 'main section',
      reach: (page) => page.getByRole('radio', { name: words(text('artist:hang.scale', locale)) }).check(),
    },
  ],
  work: [
    {
      name: 'a zoomed work',
      part: 'main',
      reach: (page) => page.getByRole('button', { name: text('artist:work.zoomIn', locale) }).click(),
    },
  ],
  invitation: [
    {
      name: 'the registration with every message',
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
      part: 'main',
      reach: async (page) => {
        await fillIn(page, locale)
        for (const code of refusals) {
          await refuse(page, locale, code)
          expect.soft(await violations(page, 'main'), code).toEqual([])
        }
      },
    },
    {
      name: 'the card of a registered guest',
      reach: async (page) => {
        await answerWith(page, 201, 'registered')
        await send(page, locale)
        await expect(page.locator('h1')).toHaveText(cardTitle('Žofie Příkladná', locale))
      },
    },
  ],
})

const opened = (path: string): State => ({
  name: 'the page',
  reach: async (page) => {
    // Seats in every state; the form on the page of an event needs the true ones.
    if (locales.some((locale) => homeOf(locale) === path)) await answerSeats(page, statesOfEvents)
    await page.goto(path)
  },
})

/** The page of a guest with a personal invitation, as the function renders it. */
const invited = (locale: Locale, name: string, shown: Parameters<typeof showPersonalInvitation>[2]): State => ({
  name,
  reach: (page) => showPersonalInvitation(page, locale, shown),
})

/** Every kind of page, the 404 page and their states, in each language. */
export const views: View[] = [
  ...samples.map(({ path, locale, kind }) => ({
    name: path,
    locale,
    path,
    states: [opened(path), ...(statesOf(locale)[kind] ?? [])],
  })),
  ...locales.flatMap((locale) => {
    const missing = `${prefixOf(locale)}/nic`
    return [
      { name: missing, locale, path: missing, states: [opened(missing)] },
      {
        name: `the page of an event without registration (${locale})`,
        locale,
        states: [opened(`${pathOfWord(locale, 'programme')}/${unregistered.slug}`)],
      },
      {
        name: `the page of an invited guest (${locale})`,
        locale,
        states: [
          invited(locale, 'whose name was refused', {
            answer: {
              code: 'invalid_data',
              errors: { fullName: 'invalid' },
              sent: { values: { fullName: 'www.example.org', persons: '2' } },
            },
          }),
          invited(locale, 'who has accepted', {
            answer: { code: 'registered', mail: true },
            personalInvitation: { state: 'accepted', seats: 2 },
          }),
          invited(locale, 'who has declined', {
            answer: { code: 'declined' },
            personalInvitation: { state: 'declined' },
          }),
        ],
      },
    ]
  }),
]

/** Problems that views cause on purpose: a missing page, a rejected registration, a page that is left while React loads. */
export const reported = [
  /status 404: .*\/nic$/,
  /status 409: /,
  /Failed to load resource.*(404|409)/,
  /request failed: .*\.(css|js|json) net::ERR_FAILED/,
]
