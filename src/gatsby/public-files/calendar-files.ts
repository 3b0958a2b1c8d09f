import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'
import { calendarPath } from '../../site/components/calendar-path'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import { calendarFile, type CalendarEvent } from './calendar-file'

const query = `
  query CalendarEvents($language: String!) {
    exhibition {
      name(language: $language)
      timeZone
    }
    allEvent {
      nodes {
        slug
        title(language: $language)
        start
        end
        description(language: $language)
        invitation {
          path
        }
        place {
          name(language: $language)
          # The fields of the fragment AddressLines (src/site/components/address-lines-fragment.ts); queries of
          # gatsby-node.ts cannot use fragments of pages.
          address {
            street
            postalCode
            locality(language: $language)
            country(language: $language)
            countryCode: country
          }
        }
      }
    }
  }
`

type Node = CalendarEvent & { invitation: object | null }

type Result = { exhibition: { name: string; timeZone: string }; allEvent: { nodes: Node[] } }

/** Writes the calendar file of each event in each language. */
export async function writeCalendarFiles(args: PostBuildArgs): Promise<void> {
  const url = process.env.GATSBY_SITE_URL ?? ''
  const builtAt = new Date()
  for (const language of locales) {
    const { allEvent, exhibition } = await runQuery<Result>(args, query, language)
    for (const { invitation, ...event } of allEvent.nodes) {
      // No public file leads to the page of the invitation.
      const page = invitation ? undefined : url + pathTo('event', language, event.slug)
      const file = path.join('public', calendarPath(event.slug, language))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, calendarFile({ ...event, url: page }, { ...exhibition, url, builtAt }))
    }
  }
}
