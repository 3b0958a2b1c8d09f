import { addDays } from './add-days'
import { formatDay, formatOpeningDay, formatShortDay, formatTimeRange, formatWeekday } from './dates'
import type { Locale } from './locales'

type Opening = { readonly date: string; readonly opens: string; readonly closes: string }

/** Opening hours in a line: of a day, of weekdays, or of days that are not as their weekdays. */
export type OpeningRow = {
  /** 'čtvrtek 4. září', 'úterý–čtvrtek, sobota' */
  label: string
  /** The same without the date if the exhibition lasts no longer than a week. */
  shortLabel: string
  /** '10:00–19:00'; null if it is closed, unlike on other days of its weekday. */
  hours: string | null
  /** The day, of a line for one. */
  date: string | null
  openings: readonly Opening[]
}

type Openings = { openingHours: readonly Opening[]; startDate: string; endDate: string }

/** More days than these are told by weekday: nobody reads sixty lines. */
const mostDays = 14

const isSame = (a: Opening, b: Opening) => a.opens === b.opens && a.closes === b.closes

/** 0 for Monday */
const weekdayOf = (date: string) => (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7

/**
 * The lines of opening hours: one for each day, or of an exhibition of many days one for all weekdays with the same hours,
 * and then the days that are not as their weekdays.
 */
export function openingRows({ openingHours: openings, ...span }: Openings, locale: Locale): OpeningRow[] {
  const hoursOf = ({ opens, closes }: Opening) => formatTimeRange(opens, closes, locale)
  const rowOf = (opening: Opening): OpeningRow => ({
    label: formatDay(opening.date, locale),
    shortLabel: formatOpeningDay(opening.date, span, locale),
    hours: hoursOf(opening),
    date: opening.date,
    openings: [opening],
  })
  const rowOfMany = (label: string, hours: string | null, openings: Opening[]): OpeningRow => ({
    ...{ label, shortLabel: label, hours, date: null, openings },
  })
  if (openings.length <= mostDays) return openings.map(rowOf)

  const inOrder = openings.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const usual = Array.from({ length: 7 }, (_, weekday) => usualOf(inOrder, weekday))
  const isUsual = (opening: Opening) => {
    const other = usual[weekdayOf(opening.date)]
    return other !== undefined && isSame(opening, other)
  }
  const regular = usual.filter((each) => each !== undefined)
  const rows = regular
    .filter((each, index) => regular.findIndex((other) => isSame(each, other)) === index)
    .map((each) => {
      const weekdays = usual.flatMap((other, weekday) => (other && isSame(each, other) ? [weekday] : []))
      const openings = inOrder.filter((opening) => isUsual(opening) && isSame(opening, each))
      return rowOfMany(weekdaysIn(weekdays, locale), hoursOf(each), openings)
    })
  const others = inOrder.filter((opening) => !isUsual(opening)).map(rowOf)
  const missing = daysWithout(inOrder).filter((date) => usual[weekdayOf(date)])
  const all = [...rows, ...others]
  if (missing.length > 0) {
    all.push(rowOfMany(missing.map((date) => formatShortDay(date, locale)).join(', '), null, []))
  }
  return all.length < openings.length ? all : openings.map(rowOf)
}

/** The opening whose hours most days of a weekday have; undefined if no two have the same. */
function usualOf(openings: readonly Opening[], weekday: number): Opening | undefined {
  const all = openings.filter(({ date }) => weekdayOf(date) === weekday)
  const countOf = (opening: Opening) => all.filter((other) => isSame(opening, other)).length
  const [most] = all.toSorted((a, b) => countOf(b) - countOf(a))
  return most && countOf(most) > 1 ? most : undefined
}

/** The days between the first and the last one that are not among them. */
function daysWithout(openings: readonly Opening[]): string[] {
  const open = new Set(openings.map(({ date }) => date))
  const days: string[] = []
  for (let day = openings[0]!.date; day < openings.at(-1)!.date; day = addDays(day, 1)) {
    if (!open.has(day)) days.push(day)
  }
  return days
}

/** The names of weekdays: three or more in a row as a range. @param weekdays in order, 0 for Monday */
function weekdaysIn(weekdays: readonly number[], locale: Locale): string {
  // A Monday, and the days that follow it.
  const nameOf = (weekday: number) => formatWeekday(addDays('2031-09-01', weekday), locale)
  const runs: number[][] = []
  for (const weekday of weekdays) {
    const last = runs.at(-1)
    if (last?.at(-1) === weekday - 1) last.push(weekday)
    else runs.push([weekday])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0]!)}–${nameOf(run.at(-1)!)}`] : run.map(nameOf)))
    .join(', ')
}
