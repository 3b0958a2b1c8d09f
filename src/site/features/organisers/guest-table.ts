import type { GetText } from '../../../i18n/keys'
import { isLocale, languageOf } from '../../../i18n/locales'
import { localTimeOf } from '../../../model/time-zone'
import type { FieldName } from '../../../registration/fields'
import { placesOf, type EventNumbers, type ListedGuest } from '../../../registration/organisers'

/** A cell of a table: a text, a number, or a time in the time zone of the exhibition ('2031-09-04T10:00'). */
export type Cell = string | number | { time: string }

/** A table to be downloaded. */
export type Table = {
  /** The name of the file, without its ending. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** The name of the language of a guest; its code if the site no longer has it. */
export const languageName = (locale: string) => (isLocale(locale) ? languageOf(locale).name : locale)

type Column = [heading: string, cellOf: (guest: ListedGuest) => Cell]

/** The guests of an event, with a row for each. */
export function guestTable(slug: string, guests: readonly ListedGuest[], timeZone: string, t: GetText): Table {
  /** What guests have filled in. Null: organisers do not see it, or another column says it. */
  const filledIn: Record<FieldName, Column | null> = {
    fullName: [t('organisers:guest.name'), ({ name }) => name],
    email: [t('organisers:guest.email'), ({ email }) => email ?? ''],
    attendance: null,
    persons: [t('organisers:guest.places'), ({ seats }) => seats],
  }
  const columns: Column[] = [
    ...Object.values(filledIn).filter((column) => column !== null),
    [t('organisers:filter.state'), ({ state }) => t(`organisers:guest.${state}`)],
    [t('organisers:xlsx.arrived'), ({ arrived }) => arrived],
    [t('organisers:guest.language'), ({ locale }) => languageName(locale)],
    [t('organisers:guest.registeredAt'), ({ created_at }) => ({ time: localTimeOf(new Date(created_at), timeZone) })],
  ]
  return {
    name: slug,
    headings: columns.map(([heading]) => heading),
    rows: guests.map((guest) => columns.map(([, cellOf]) => cellOf(guest))),
  }
}

/** The numbers of all events. */
export function programmeTable(
  name: string,
  events: readonly { title: string; start: string; numbers: EventNumbers }[],
  timeZone: string,
  t: GetText,
): Table {
  return {
    name,
    headings: [
      t('organisers:xlsx.event'),
      t('organisers:xlsx.when'),
      t('organisers:xlsx.capacity'),
      t('organisers:xlsx.taken'),
      t('organisers:xlsx.waiting'),
      t('organisers:xlsx.arrived'),
    ],
    rows: events.map(({ title, start, numbers }) => [
      title,
      start ? { time: localTimeOf(new Date(start), timeZone) } : '',
      ...[placesOf(numbers), numbers.taken, numbers.waiting, numbers.arrived],
    ]),
  }
}
