import { inEachLanguage, isLocale, languageOf } from '../../../../i18n/locales'
import { monthsIn } from '../../../../i18n/typography'
import type { Finding } from '../../base/rule'
import type { Content } from '../../read/content'
import { report } from './words'

/** The names of weekdays beside the number of a day, from Sunday on as in `Date`. */
function weekdaysIn(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  // 1 January 2023 was a Sunday.
  const partsOf = (weekday: number) => format.formatToParts(Date.UTC(2023, 0, 1 + weekday))
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => partsOf(weekday).find(({ type }) => type === 'weekday')?.value ?? '')
}

/** Weekdays in their grammatical cases, as patterns: "v sobotu", "od pátku". */
const inflected: Partial<Record<string, string[]>> = {
  cs: [
    'neděl[ei]',
    'pondělí|pondělka',
    'úterý|úterka',
    'střed[auy]',
    'čtvrtek|čtvrtka|čtvrtku',
    'pátek|pátku',
    'sobot[auy]',
  ],
}

const anyOf = (list: string[]) => list.map((each) => `(${each})`).join('|')

/** Finds a day in a text of each language: 'pátek 5. září', 'pátek 5. 9. 2025', 'Friday, 5 September'. */
const written = inEachLanguage((locale) => {
  const weekdays = weekdaysIn(languageOf(locale).tag)
  const days = anyOf(inflected[locale] ?? weekdays)
  const find = new RegExp(
    `(?<!\\p{L})(?:${days}),?[ \u00a0](\\d{1,2})\\.?[ \u00a0]?(?:${anyOf(monthsIn(locale))}|(?<month>0?[1-9]|1[0-2])\\.)` +
      '(?:,?[ \u00a0]?(?<ownYear>(?:19|20)\\d\\d)(?!\\d))?(?!\\p{L})',
    'giu',
  )
  return { find, weekdays }
})

/** Reports 'pátek 5. září' where 5 September is not a Friday: without a year, in that of the exhibition. */
export function* check(content: Content): Iterable<Finding> {
  const year = content.records('Exhibition')[0]?.data.startDate?.slice(0, 4)
  if (year === undefined) return
  for (const { yaml } of content.files)
    for (const { path, from, to } of yaml.texts) {
      const locale = path.at(-1)
      const source = yaml.text.slice(from, to)
      // Most texts have no number, and the search for a weekday is slow.
      if (!isLocale(locale) || !/\d/.test(source)) continue
      const { find, weekdays } = written[locale]
      for (const match of source.matchAll(find)) {
        const [text, ...groups] = match
        const isFound = (group: string | undefined) => group !== undefined
        const { month, ownYear } = match.groups ?? {}
        const monthIndex = month === undefined ? groups.slice(8).findIndex(isFound) : Number(month) - 1
        const right = new Date(Date.UTC(Number(ownYear ?? year), monthIndex, Number(groups[7]))).getUTCDay()
        if (groups.slice(0, 7).findIndex(isFound) === right) continue
        const place = yaml.between(from + match.index, from + match.index + text.length)
        yield report('date/weekday', place, { written: text, right: weekdays[right] ?? '' }, { cause: ownYear ?? year })
      }
    }
}
