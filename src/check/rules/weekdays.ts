import { instantOf } from '../../model/phase'
import type { Locale } from '../../i18n/locales'
import type { Content } from '../content-folder'
import type { Finding } from '../rule'
import { dateRules } from './date-wording'

const months: Record<Locale, string[]> = {
  cs: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince'.split('|'),
  en: 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|'),
}
// Sunday first, as Date counts. Czech names are found in the cases in which a day is said: "v pátek", "od pátku".
const weekdays: Record<Locale, string[]> = {
  cs: [
    'neděl[ei]',
    'pondělí|pondělka',
    'úterý|úterka',
    'střed[auy]',
    'čtvrtek|čtvrtka|čtvrtku',
    'pátek|pátku',
    'sobot[auy]',
  ],
  en: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'.split('|'),
}
const names: Record<Locale, string[]> = {
  cs: 'neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota'.split('|'),
  en: weekdays.en,
}

const anyOf = (list: string[]) => list.map((each) => `(${each})`).join('|')
const written: Record<Locale, RegExp> = {
  cs: new RegExp(
    `(?<!\\p{L})(?:${anyOf(weekdays.cs)}),?[ \u00a0](\\d{1,2})\\.[ \u00a0]?(?:${anyOf(months.cs)})(?!\\p{L})`,
    'giu',
  ),
  en: new RegExp(`\\b(?:${anyOf(weekdays.en)}),? (\\d{1,2}) (?:${anyOf(months.en)})\\b`, 'gi'),
}

export const rules = [dateRules.weekday]

/** A text that says 'pátek 5. září' says the right day of the week in the exhibition's year. */
export function check(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  if (!exhibition) return []
  const year = exhibition.data.startDate.slice(0, 4)
  return content.files.flatMap(({ file, yaml }) =>
    yaml.texts.flatMap(({ path, from, to }) => {
      const locale = path.at(-1) === 'cs' ? 'cs' : path.at(-1) === 'en' ? 'en' : undefined
      if (!locale) return []
      return [...yaml.text.slice(from, to).matchAll(written[locale])].flatMap((match) => {
        const [text, ...groups] = match
        const month = groups.slice(8).findIndex((group) => group !== undefined) + 1
        const day = `${year}-${pad(month)}-${pad(Number(groups[7]))}`
        const right = new Date(instantOf(`${day}T12:00`, 'UTC')).getUTCDay()
        if (groups.slice(0, 7).findIndex((group) => group !== undefined) === right) return []
        const start = from + match.index
        const place = { file, ...yaml.between(start, start + text.length) }
        return [dateRules.weekday.at(place, { written: text, right: names[locale][right] ?? '' })]
      })
    }),
  )
}

const pad = (value: number) => String(value).padStart(2, '0')
