/** @jest-environment node */
import type { GetText } from '../../../i18n/keys'
import type { EventSettings, ListedGuest } from '../../../registration/organisers'
import { guestTable, programmeTable } from './guest-table'

const t = ((key: string) => key) as GetText

test('the table has a row for each guest, also without an address, with the time of the exhibition and the name of the language', () => {
  const jana: ListedGuest = {
    ...{
      id: '1',
      revision: 1,
      name: 'Jana Nová',
      email: 'jana@guest.example',
      state: 'registered',
      seats: 2,
      arrived: 1,
    },
    ...{ locale: 'cs', created_at: '2031-08-20T22:03:04.5+00:00', walk_in: false, unsent: false },
  }
  const petr: ListedGuest = { ...jana, id: '2', name: 'Petr Příchozí', email: null, arrived: 2, walk_in: true }
  const eva: ListedGuest = { ...jana, id: '3', name: 'Eva Malá', state: 'waiting', arrived: 0, locale: 'sv' }
  const time = { time: '2031-08-21T00:03' }
  expect(guestTable('vecer', [jana, petr, eva], 'Europe/Prague', t)).toMatchObject({
    name: 'vecer',
    headings: expect.arrayContaining(['organisers:guest.name', 'organisers:xlsx.arrived']) as unknown,
    rows: [
      ['Jana Nová', 'jana@guest.example', 2, 'organisers:guest.registered', 1, 'Čeština', time],
      ['Petr Příchozí', '', 2, 'organisers:guest.registered', 2, 'Čeština', time],
      ['Eva Malá', 'jana@guest.example', 2, 'organisers:guest.waiting', 0, 'sv', time],
    ],
  })
})

test('the table of all events has each number below its heading', () => {
  const seats = { capacity: 20, taken: 12, waiting: 3, arrived: 4 }
  const numbers = { event: 'vecer', ends_at: null, ...seats, held_back: false, days: [] }
  const event = { title: 'The Evening', start: '2031-09-04T15:00:00Z', numbers }
  const { headings, rows } = programmeTable('programme', [event], 'Europe/Prague', t)
  expect(headings.map((heading, at) => [heading, rows[0]![at]])).toEqual([
    ['organisers:xlsx.event', 'The Evening'],
    ['organisers:xlsx.when', { time: '2031-09-04T17:00' }],
    ['organisers:xlsx.capacity', 20],
    ['organisers:xlsx.taken', 12],
    ['organisers:xlsx.waiting', 3],
    ['organisers:xlsx.arrived', 4],
  ])
  // Guests were added over the places, and the database counts with more.
  const settings = { content: { availability: null, capacity: 10 }, overrides: {} } as unknown as EventSettings
  const over = { ...event, numbers: { ...numbers, settings } }
  expect(programmeTable('programme', [over], 'Europe/Prague', t).rows[0]![2]).toBe(10)
})
