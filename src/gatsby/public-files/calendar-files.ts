import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placeLines } from '../../i18n/address'
import { formatDay } from '../../i18n/dates'
import type { Locale } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'
import { contentFolder } from '../../model/content-folder'
import { readRecordFiles } from '../../model/read-records'
import { calendarPath, programmeCalendarPath } from '../../site/components/calendar-path'
import type { Content, Event, Place } from '../published-content/read-contents'
import { countryName } from '../graphql/field-extensions'
import { calendarFile, type CalendarEvent } from './calendar-file'
import { revisionsOf } from './revisions'

/** Writes the calendar files of each event, of each day of the programme and of the whole programme, in each language. */
export async function writeCalendarFiles(contents: readonly Content[]): Promise<void> {
  const revisions = await revisionsBySlug()
  for (const { language, exhibition, siteUrl: url, events, invitations } of contents) {
    const site = { ...exhibition, url }
    const entryOf = (event: Event): CalendarEvent => ({
      ...event,
      location: locationOf(event, language),
      revised: revisions.get(event.slug)!,
    })
    const programme = events.map((event) => ({
      ...entryOf(event),
      url: url + pathTo('event', language, event.slug),
    }))
    // No public file leads to the page of the invitation.
    for (const event of [...programme, ...invitations.map(entryOf)])
      await write(calendarPath(event.slug, language), calendarFile([event], null, site))

    if (programme.length === 0) continue
    await write(programmeCalendarPath(language), calendarFile(programme, exhibition.name, site))
    for (const day of new Set(programme.map(({ start }) => start.slice(0, 10)))) {
      const title = `${exhibition.name}, ${formatDay(day, language)}`
      const ofDay = programme.filter(({ start }) => start.startsWith(day))
      await write(programmeCalendarPath(language, day), calendarFile(ofDay, title, site))
    }
  }
}

/** Where an event is, in a line with the whole address. */
export const locationOf = ({ place }: Event, language: Locale): string =>
  placeLines(printed(place, language)).join(', ')

/** A place whose address names its country. */
const printed = ({ name, address, within }: Place, language: Locale): Parameters<typeof placeLines>[0] => ({
  name,
  address: address && {
    ...address,
    country: countryName(address.country ?? undefined, language) ?? null,
    countryCode: address.country,
  },
  within: within && printed(within, language),
})

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
