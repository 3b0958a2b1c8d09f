import type { EventPage } from '../../netlify/storage/facts'
import { locationOf } from '../../src/gatsby/public-files/calendar-files'
import type { Content } from '../../src/gatsby/published-content/read-contents'
import { formatEventTime } from '../../src/i18n/dates'
import type { Localized } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import type { Event } from '../../src/model/event'

/** The page of an event in each language, and the words with which the page names it. */
export function eventPages({ slug, invitation }: Event, contents: readonly Content[]): Localized<EventPage> {
  const pages = contents.map(({ language, events, invitations }): [string, EventPage] => {
    const event = [...events, ...invitations].find((each) => each.slug === slug)!
    return [
      language,
      {
        path: invitation ? pathTo('invitation', language, invitation.path) : pathTo('event', language, slug),
        title: event.title,
        when: formatEventTime(event, language),
        where: locationOf(event, language),
      },
    ]
  })
  return Object.fromEntries(pages) as Localized<EventPage>
}
