import type { Locale } from '../../src/i18n/locales'
import { pictureName } from './pictures'
import type { PrintContent, PrintedWork } from './print-content'
import type { Cell } from './write-xlsx'

/** The rooms in the order of the content, each with its works: those without a room are last. */
export function hangingOrder(content: PrintContent, works: readonly PrintedWork[]) {
  const rooms = content.rooms.map((room) => ({
    ...room,
    works: works.filter((work) => work.room === room.slug).map((work) => ({ ...work, picture: pictureName(work.key) })),
  }))
  return rooms.filter((room) => room.works.length > 0)
}

/** The table for insurers and couriers: a row for each work, sides in centimetres as numbers. */
export function checklistTable(content: PrintContent, works: readonly PrintedWork[], language: Locale) {
  const { words } = content
  const columns: [heading: keyof typeof words, width: number, cell: (work: PrintedWork) => Cell][] = [
    ['number', 9, ({ artist }) => artist.number],
    ['artist', 30, ({ artist }) => artist.name],
    ['work', 40, ({ title }) => plain(title[language])],
    ['height', 12, ({ centimetres }) => centimetres?.height ?? centimetres?.diameter],
    ['width', 12, ({ centimetres }) => centimetres?.width ?? centimetres?.diameter],
    ['depth', 12, ({ centimetres }) => centimetres?.depth],
    ['facts', 50, ({ facts }) => plain(facts[language])],
    ['credit', 40, ({ credit }) => plain(credit[language])],
    ['room', 24, ({ room }) => content.rooms.find(({ slug }) => slug === room)?.name[language]],
  ]
  const rows = hangingOrder(content, works).flatMap((room) => room.works)
  return {
    name: words.checklist[language],
    widths: columns.map(([, width]) => width),
    rows: [
      columns.map(([heading]) => words[heading][language]),
      ...rows.map((work) => columns.map(([, , cell]) => cell(work))),
    ],
  }
}

/** A table needs no non-breaking spaces, which searches do not find. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
