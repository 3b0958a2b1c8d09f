import { inEachLanguage, type Locale } from '../../../../i18n/locales'
import { monthsIn } from '../../../../i18n/typography'

/** A day as a text has it; its year may be missing. */
type WrittenDay = { day: number; month: number; year: number | undefined }

/** A day, or the days from one to another, at the characters `from` to `to` of a text. */
export type WrittenDays = { from: number; to: number; first: WrittenDay; last: WrittenDay }

const space = '[ \u00a0]'
/** Between the two ends of a range is a dash, or a word such as 'to' or 'bis'. */
const dash = `(?:${space}?[-–—]${space}?|${space}\\p{L}{1,3}${space})`
const isDash = new RegExp(`^${dash}$`, 'u')
const mark = '(?:\\.|st|nd|rd|th)?'
const days = `(?:(?<!\\d)(?<first>\\d{1,2})${mark}${dash})?(?<!\\d)(?<last>\\d{1,2})${mark}`
const ofYear = `(?:,?${space}?(?:de${space})?(?<year>(?:19|20)\\d\\d)(?!\\d))?`

/** Finds '4–7 September 2031', '4.–7. září' and '4. 9. 2031', or 'September 4–7, 2031'. */
const patterns = inEachLanguage((locale) => {
  const months = monthsIn(locale)
  // In some languages a month is a number with a sign, such as 月, which is not read.
  const names = months.filter((month) => /\p{L}/u.test(month)).join('|')
  const name = `(?<name>${names || '(?!)'})(?!\\p{L})`
  const number = `(?<=\\.${space}?)(?<number>1[0-2]|0?[1-9])\\.`
  const dayFirst = `${days}${space}?(?:(?:de|of)${space})?(?:${name}|${number})${ofYear}`
  const monthFirst = `(?<!\\p{L}|(?<!\\d)\\d{1,2}\\.?\\p{L}{0,2}${space}?)${name}${space}${days}(?!\\d)${ofYear}`
  return { months, find: [dayFirst, monthFirst].map((pattern) => new RegExp(pattern, 'gu')) }
})

/** The days that a text in a language of the site names with their months, in its order. */
export function writtenDays(text: string, locale: Locale): WrittenDays[] {
  const { months, find } = patterns[locale]
  const all = find.flatMap((each) => [...text.matchAll(each)]).sort((a, b) => a.index - b.index)
  const found: WrittenDays[] = []
  for (const { 0: written, index, groups = {} } of all) {
    const month = groups.name === undefined ? Number(groups.number) : months.indexOf(groups.name) + 1
    const year = groups.year === undefined ? undefined : Number(groups.year)
    const dayOf = (day: string | undefined): WrittenDay => ({ day: Number(day), month, year })
    const last = dayOf(groups.last)
    const to = index + written.length
    const before = found.at(-1)
    // '30 August – 2 September' has a month on either side of the dash.
    if (before && isDash.test(text.slice(before.to, index))) found[found.length - 1] = { ...before, to, last }
    else found.push({ from: index, to, first: dayOf(groups.first ?? groups.last), last })
  }
  return found
}
