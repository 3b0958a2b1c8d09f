import type { GetText } from '../../../i18n/keys'
import { localTimeOf } from '../../../model/time-zone'
import type { EventNumbers, ListedGuest } from '../../../registration/organisers'

/** A cell of a table: a text, a number, or a time in the time zone of the exhibition ('2031-09-04T10:00'). */
export type Cell = string | number | { time: string }

/** A table to be downloaded. */
export type Table = {
  /** The name of the file, without its ending. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** The guests of an event, with a row for each. */
export function guestTable(slug: string, guests: readonly ListedGuest[], timeZone: string, t: GetText): Table {
  return {
    name: slug,
    headings: [
      t('organisers:guest.name'),
      t('organisers:guest.email'),
      t('organisers:guest.places'),
      t('organisers:filter.state'),
      t('organisers:filter.arrived'),
      t('organisers:guest.language'),
      t('organisers:guest.registeredAt'),
    ],
    rows: guests.map(({ name, email, seats, state, arrived, locale, created_at }) => [
      ...[name, email ?? '', seats, t(`organisers:guest.${state}`), arrived, locale],
      { time: localTimeOf(new Date(created_at), timeZone) },
    ]),
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
    rows: events.map(({ title, start, numbers: { capacity, taken, waiting, arrived } }) => [
      title,
      start ? { time: localTimeOf(new Date(start), timeZone) } : '',
      ...[capacity, taken, waiting, arrived],
    ]),
  }
}
