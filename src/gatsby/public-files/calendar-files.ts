import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placeLines } from '../../i18n/address'
import { formatDay } from '../../i18n/dates'
import { locales } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'
import { contentFolder } from '../../model/content-folder'
import { readRecordFiles } from '../../model/read-records'
import { calendarPath, programmeCalendarPath } from '../../site/components/calendar-path'
import { runQuery, type QueryArgs } from '../graphql/run-query'
import { calendarFile, type CalendarEvent } from './calendar-file'
import { revisionsOf } from './revisions'

// The addresses have the fields of the fragment AddressLines (src/site/components/place-in-short.ts); queries of
// gatsby-node.ts cannot use fragments of pages.
const query = `
  query CalendarEvents($language: String!) {
    exhibition {
      name(language: $language)
      timeZone
    }
    allEvent(sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]) {
      nodes {
        slug
        title(language: $language)
        start
        end
        description(language: $language)
        cancelled
        updated
        invitation {
          path
        }
        place {
          name(language: $language)
          address {
            street
            postalCode
            locality(language: $language)
            country(language: $language)
            countryCode: country
          }
          within {
            name(language: $language)
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
  }
`

type Node = Omit<CalendarEvent, 'location' | 'revised' | 'url'> & {
  invitation: object | null
  place: Parameters<typeof placeLines>[0]
}

type Result = { exhibition: { name: string; timeZone: string }; allEvent: { nodes: Node[] } }

/** Writes the calendar files of each event, of each day of the programme and of the whole programme, in each language. */
export async function writeCalendarFiles(args: QueryArgs): Promise<void> {
  const url = process.env.GATSBY_SITE_URL ?? ''
  const revisions = await revisionsBySlug()
  for (const language of locales) {
    const { allEvent, exhibition } = await runQuery<Result>(args, query, language)
    const site = { ...exhibition, url }
    const events = allEvent.nodes.map(({ invitation, place, ...event }) => ({
      ...event,
      isPublic: !invitation,
      location: placeLines(place).join(', '),
      revised: revisions.get(event.slug)!,
      // No public file leads to the page of the invitation.
      url: invitation ? undefined : url + pathTo('event', language, event.slug),
    }))
    for (const event of events) await write(calendarPath(event.slug, language), calendarFile([event], null, site))

    const programme = events.filter(({ isPublic }) => isPublic)
    if (programme.length === 0) continue
    await write(programmeCalendarPath(language), calendarFile(programme, exhibition.name, site))
    for (const day of new Set(programme.map(({ start }) => start.slice(0, 10)))) {
      const title = `${exhibition.name}, ${formatDay(day, language)}`
      const ofDay = programme.filter(({ start }) => start.startsWith(day))
      await write(programmeCalendarPath(language, day), calendarFile(ofDay, title, site))
    }
  }
}

/** When the file of each event was last revised. */
async function revisionsBySlug(): Promise<Map<string, Date>> {
  const content = contentFolder()
  const events = readRecordFiles(content, 'Event')
  const times = await revisionsOf(
    content,
    events.map(({ file }) => file),
  )
  return new Map(events.map(({ file, record }) => [record.slug, times.get(file)!]))
}

/** @param address the path of the file on the site */
async function write(address: string, text: string): Promise<void> {
  const file = path.join('public', address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
