import { addDays } from '../i18n/add-days'

export type Opening = { readonly date: string; readonly opens: string; readonly closes: string }

/**
 * When an opening ends, in local time. Hours that end before they start end after midnight.
 * @returns '2031-09-05T01:00' for 4 September, 18:00–01:00
 */
export const closingTime = ({ date, opens, closes }: Opening): string =>
  `${closes < opens ? addDays(date, 1) : date}T${closes}`
