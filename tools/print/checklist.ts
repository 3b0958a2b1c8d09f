import type { Locale } from '../../src/i18n/locales'
import type { Cell, Table } from '../../src/site/features/organisers/guest-table'
import { pictureName } from './pictures'
import type { PrintContent, PrintedWork } from './print-content'

/** The rooms in the order of the content, each with its works: those without a room are last. */
export function hangingOrder(content: PrintContent, works: readonly PrintedWork[]) {
  const rooms = content.rooms.map((room) => ({
    ...room,
    works: works.filter((work) => work.room === room.slug).map((work) => ({ ...work, picture: pictureName(work.key) })),
  }))
  return rooms.filter((room) => room.works.length > 0)
}

/** The table for insurers and couriers: a row for each work, sides in centimetres as numbers. */
export function checklistTable(content: PrintContent, works: readonly PrintedWork[], language: Locale): Table {
  const { words } = content
  const columns: [heading: keyof typeof words, cell: (work: PrintedWork) => Cell | null | undefined][] = [
    ['number', ({ artist }) => artist.number],
    ['artist', ({ artist }) => artist.name],
    ['work', ({ title }) => plain(title[language])],
    ['height', ({ centimetres }) => centimetres?.height ?? centimetres?.diameter],
    ['width', ({ centimetres }) => centimetres?.width ?? centimetres?.diameter],
    ['depth', ({ centimetres }) => centimetres?.depth],
    ['facts', ({ facts }) => plain(facts[language])],
    ['credit', ({ credit }) => plain(credit[language])],
    ['room', ({ room }) => content.rooms.find(({ slug }) => slug === room)?.name[language]],
  ]
  const inOrder = hangingOrder(content, works).flatMap((room) => room.works)
  return {
    name: words.checklist[language],
    headings: columns.map(([heading]) => words[heading][language]),
    rows: inOrder.map((work) => columns.map(([, cell]) => cell(work) ?? '')),
  }
}

/** A table needs no non-breaking spaces, which searches do not find. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
