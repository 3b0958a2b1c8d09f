import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { calendarPath } from '../../site/components/calendar-path'
import { locales } from '../../i18n/locales'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import { calendarFile, type CalendarEvent } from './calendar-file'

const query = `
  query Invitation($language: String!) {
    exhibition {
      name(language: $language)
      timeZone
    }
    allEvent(filter: { invitation: { path: { ne: null } } }) {
      nodes {
        slug
        title(language: $language)
        start
        end
        description(language: $language)
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

type Result = { exhibition: { name: string; timeZone: string }; allEvent: { nodes: CalendarEvent[] } }

/** Writes the calendar file of the event that guests register for, in each language. Nothing without such an event. */
export async function writeCalendarFiles(args: PostBuildArgs): Promise<void> {
  for (const language of locales) {
    const { allEvent, exhibition } = await runQuery<Result>(args, query, language)
    for (const event of allEvent.nodes) {
      const file = path.join('public', calendarPath(event.slug, language))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, calendarFile(event, exhibition))
    }
  }
}
