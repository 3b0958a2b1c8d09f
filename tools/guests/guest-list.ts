import type { ListedRegistration } from '../../netlify/storage/list-types'
import { localTimeOf } from '../../src/model/phase'
import { fieldNames, fields, type FieldName } from '../../src/registration/fields'
import { count, toLines } from './table'
import { writeCsv } from '../../src/registration/write-csv'

/** A guest as the database lists them, with the slug of the event. */
export type Guest = ListedRegistration & { event: string }

const headings = [...fieldNames.map((name) => fields[name].heading), 'Arrived', 'Registered', 'Event', 'State']

/** How many seats guests take, or wait for. */
export const countSeats = (guests: Guest[]) => guests.reduce((sum, { seats }) => sum + seats, 0)

/** Those who have a seat, and those who wait for one. Each list keeps the order of the database. */
export function byState(guests: Guest[]): Record<Guest['state'], Guest[]> {
  const inState = (wanted: Guest['state']) => guests.filter(({ state }) => state === wanted)
  return { registered: inState('registered'), waiting: inState('waiting') }
}

/** A table for the terminal, with a line for each guest, and the number of persons. Below it is the waiting list. */
export function toTable(guests: Guest[], timeZone: string): string {
  const { registered, waiting } = byState(guests)
  const lines = registered.length > 0 ? linesOf(registered, timeZone) : ['Nobody is registered yet.']
  return [...lines, ...(waiting.length > 0 ? ['', 'Waiting list', ...linesOf(waiting, timeZone)] : [])].join('\n')
}

function linesOf(guests: Guest[], timeZone: string): string[] {
  const rows = guests.map((guest) => rowOf(guest, timeZone))
  // Only guests by invitation have an attendance, and before the event nobody has arrived. The state is the same for all.
  const isShown = headings.map(
    (heading, column) => heading !== 'State' && rows.some((row) => row[column] && row[column] !== '0'),
  )
  const lines = toLines([headings, ...rows].map((row) => row.filter((_, column) => isShown[column])))
  const arrived = guests.reduce((sum, guest) => sum + guest.arrived, 0)
  const totals = [count(guests.length, 'registration'), count(countSeats(guests), 'person')]
  return [...lines, '', [...totals, ...(arrived > 0 ? [`${arrived} arrived`] : [])].join(', ')]
}

/** CSV for a spreadsheet, with a row for each guest. */
export function toCsv(guests: Guest[], timeZone: string): string {
  return writeCsv([headings, ...guests.map((guest) => rowOf(guest, timeZone))])
}

function rowOf(guest: Guest, timeZone: string): string[] {
  return [
    ...fieldNames.map((name) => valueOf(guest, name)),
    String(guest.arrived),
    localTime(guest.created_at, timeZone),
    guest.event,
    guest.state,
  ]
}

/** The number of persons is known also where the form asks for something else. */
const valueOf = (guest: Guest, name: FieldName) =>
  String((name === 'persons' ? guest.seats : guest[fields[name].column]) ?? '')

/** '2031-08-20 14:03' */
export function localTime(instant: string, timeZone: string): string {
  const iso = instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return localTimeOf(new Date(iso), timeZone).replace('T', ' ')
}
