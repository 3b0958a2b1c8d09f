import { JSDOM } from 'jsdom'
import { locales, type Locale } from '../../i18n/locales'
import { shellMarks, type BuiltGuestPages, type GuestPage } from '../../registration/guest-pages'
import { allTexts } from '../../../tests/support/render'
import type { GuestData } from './guest-content'
import { renderGuestPage } from './render-guest-page'

export const email = 'six@majakka.example'

/** The event by invitation, as the page query returns it. */
export const dinner: Queries.GuestPageInvitationFragment = {
  slug: 'vecer',
  title: 'A Dinner',
  description: 'For the invited.',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  cancelled: null,
  availability: null,
  invitation: {
    dressCode: 'something blue',
    conditions: ['Come in time.'],
    registrationCloses: null,
    personal: null,
    persons: 2,
  },
  place: {
    name: 'Hall',
    address: null,
    position: null,
    way: null,
    fromVenue: null,
    within: {
      name: 'Warehouse',
      address: null,
      position: { latitude: 49.1951, longitude: 16.6068 },
      fromVenue: null,
    },
  },
}

/** What of an event of the programme is in the content. */
const workshop: Queries.GuestEventFragment = {
  slug: 'akce',
  place: dinner.place,
  registration: { placeFor: 'child', placeNote: 'Parents go home.' },
}

const exhibition: GuestData['exhibition'] = {
  timeZone: 'Europe/Prague',
  organizer: 'Majakka Association',
  retentionDays: 21,
  contact: { email },
  notice: { version: '7', heading: 'Consent', consent: 'By sending you consent.', text: 'Your rights.' },
}

const switches = locales.map((each) => `<a hreflang="${each}" href="${shellMarks.address(each)}">${each}</a>`).join('')

/** What a build has made. The shell of the site has a footer. */
export const builtPages = (locale: Locale, event = dinner): BuiltGuestPages => {
  const shell = (content: string) => ({
    html: `<!DOCTYPE html><html lang="${locale}"><head><title>${shellMarks.title}</title></head><body>${content}</body></html>`,
    hashes: { scripts: [], styles: ["'sha256-of-a-style'"] },
  })
  return {
    locale,
    shells: {
      site: shell(`<header>${switches}</header><main>${shellMarks.content}</main><footer></footer>`),
      plain: shell(shellMarks.content),
    },
    data: {
      exhibition,
      invitations: { nodes: [event] },
      events: { nodes: [workshop] },
      locales: allTexts(locale),
    } satisfies GuestData,
  }
}

/** A guest page as a browser reads it. */
export function renderedPage(locale: Locale, page: GuestPage, event = dinner): Document {
  const { html } = renderGuestPage(builtPages(locale, event), page)
  expect(html).not.toMatch(/\{\{|\}\}/)
  return new JSDOM(html).window.document
}

/** The words of a page, with plain spaces. */
export const wordsOf = (page: Document) => page.body.textContent!.replace(/\s+/g, ' ')

/** What a form sends. */
export function dataOf(form: HTMLFormElement) {
  const { FormData } = form.ownerDocument.defaultView as unknown as typeof globalThis
  return Object.fromEntries(new FormData(form))
}
