import ICAL from 'ical.js'
import { allEvents, events, exhibition, pathOfWord, places, plain } from '../content.ts'
import { locales, sample, siteUrl, type Locale } from '../pages.ts'
import { days, inOrder } from '../programme/programme.ts'
import { expect, test } from './test.ts'

type Event = (typeof allEvents)[number]

const pathOf = {
  event: ({ slug }: Event, locale: Locale) => `/calendar/${slug}.${locale}.ics`,
  programme: (locale: Locale, day = 'all') => `/calendar/programme/${day}.${locale}.ics`,
}

/** A calendar as a calendar program reads it. */
const open = (file: string) => new ICAL.Component(ICAL.parse(file))

/** The moment of a property in the time zone of the exhibition, in the format of the content. */
function localTime(event: ICAL.Component, property: string): string | undefined {
  const time = event.getFirstPropertyValue(property) as ICAL.Time | null
  return time
    ?.toJSDate()
    .toLocaleString('sv-SE', { timeZone: exhibition.timeZone, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T')
}

const value = (component: ICAL.Component, property: string) => {
  const found = component.getFirstPropertyValue(property)
  return typeof found === 'string' ? plain(found) : undefined
}

/** What calendar programs show of an event. */
const shownOf = (event: ICAL.Component) => ({
  uid: value(event, 'uid'),
  title: value(event, 'summary'),
  description: value(event, 'description'),
  start: localTime(event, 'dtstart'),
  end: localTime(event, 'dtend'),
  changed: localTime(event, 'last-modified'),
  page: value(event, 'url'),
  status: value(event, 'status'),
})

/** The same from the content. */
const expectedOf = (event: Event, locale: Locale) => ({
  uid: `${event.slug}@${new URL(siteUrl).hostname}`,
  title: plain(event.title[locale]),
  description: plain(event.description[locale]),
  start: event.start,
  end: event.end,
  changed: event.updated,
  page: event.invitation ? undefined : `${siteUrl}${pathOfWord(locale, 'programme')}/${event.slug}`,
  status: event.cancelled ? 'CANCELLED' : undefined,
})

const webcal = (path: string) => siteUrl.replace(/^https?/, 'webcal') + path
const googleSubscription = (path: string) =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(path))}`

/** The calendars of the programme: of all days, and of each if there are several. */
const calendars = events.length === 0 ? [] : days.length === 1 ? [undefined] : [undefined, ...days]

for (const locale of locales) {
  test(`the ${locale} calendar of each event has what the content says`, async ({ ask }) => {
    for (const event of allEvents) {
      const response = await ask(pathOf.event(event, locale))
      const calendar = open(await response.text())
      const found = calendar.getAllSubcomponents('vevent')
      expect(found.map(shownOf), event.slug).toEqual([expectedOf(event, locale)])

      const place = places.find(({ slug }) => slug === event.place)!
      const building = places.find(({ slug }) => slug === place.within) ?? place
      const location = value(found[0]!, 'location')
      expect(location).toContain(plain(place.name[locale]))
      expect(location).toContain(plain(building.address!.street))

      const revised = localTime(found[0]!, 'dtstamp')
      if (event.updated) expect(revised, event.slug).toBe(event.updated)
      // Never 1970.
      else expect(Number(revised?.slice(0, 4)), event.slug).toBeGreaterThan(2000)
    }
  })

  test(`the ${locale} calendars of the programme have its public events, all or those of a day`, async ({ ask }) => {
    for (const day of calendars) {
      const calendar = open(await (await ask(pathOf.programme(locale, day))).text())
      const ofDay = inOrder.filter(({ start }) => start.startsWith(day ?? ''))
      expect(calendar.getAllSubcomponents('vevent').map(shownOf)).toEqual(
        ofDay.map((event) => expectedOf(event, locale)),
      )
      expect(value(calendar, 'x-wr-calname')).toContain(plain(exhibition.name[locale]))
    }
  })

  test(`the ${locale} pages lead to every public calendar, to download and to subscribe`, async ({ read }) => {
    const { links } = await read(sample('home', locale).path)
    for (const day of calendars) {
      expect(links).toEqual(
        expect.arrayContaining([
          pathOf.programme(locale, day),
          `${pathOfWord(locale, 'calendars')}#${day ? `day-${day}` : 'programme'}`,
        ]),
      )
    }

    for (const event of events) {
      const { links } = await read(expectedOf(event, locale).page!.slice(siteUrl.length))
      const subscription = `${pathOfWord(locale, 'calendars')}#event-${event.slug}`
      // Nobody subscribes to an event that was called off. The file marks it in calendars that have it.
      const expected = event.cancelled ? [pathOf.event(event, locale)] : [pathOf.event(event, locale), subscription]
      expect(links.filter((link) => expected.includes(link))).toEqual(expected)
      if (event.cancelled) expect(links).not.toContain(subscription)
    }
  })
}

// Without events there is no calendar.
for (const locale of events.length > 0 ? locales : []) {
  test(`the ${locale} page of calendars has the ways to each, also without webcal:`, async ({ ask, read }) => {
    const { links, ids } = await read(pathOfWord(locale, 'calendars'))
    const html = await (await ask(pathOfWord(locale, 'calendars'))).text()
    const subscribed = [
      ...calendars.map((day) => ({ path: pathOf.programme(locale, day), id: day ? `day-${day}` : 'programme' })),
      ...events
        .filter(({ cancelled }) => !cancelled)
        .map((event) => ({ path: pathOf.event(event, locale), id: `event-${event.slug}` })),
    ]
    for (const { path, id } of subscribed) {
      expect(ids).toContain(id)
      expect(links).toEqual(expect.arrayContaining([webcal(path), googleSubscription(path), path]))
      expect(html).toContain(`>${siteUrl}${path}</`)
    }
    // Each of the three once, and nothing else.
    expect(links.filter((link) => link.endsWith('.ics'))).toHaveLength(3 * subscribed.length)
  })
}
