type Opening = { readonly date: string; readonly opens: string; readonly closes: string }

/**
 * When an opening ends, in local time. Hours that end before they start end after midnight.
 * @returns '2031-09-05T01:00' for 4 September, 18:00–01:00
 */
export const closingTime = ({ date, opens, closes }: Opening): string =>
  `${closes < opens ? dayAfter(date) : date}T${closes}`

/** '2031-08-31' → '2031-09-01' */
const dayAfter = (date: string) => new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
