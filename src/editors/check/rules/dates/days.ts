import { addDays } from '../../../../i18n/add-days'

/** Every day from the first to the last, at most a year of them. */
export function daysBetween(first: string, last: string): string[] {
  const days = [first]
  while (days.length < 366 && (days.at(-1) ?? last) < last) days.push(addDays(days.at(-1) ?? last, 1))
  return days
}

/** Hours from one local time to another, without a change of the clocks between them. */
export const hoursBetween = (start: string, end: string) =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 3_600_000

/** In hours. A longer event nearly always has a wrong day. */
export const maxEventDays = 14

/** About ten years: an exhibition that ends later has a wrong year. */
export const maxExhibitionDays = 3660
