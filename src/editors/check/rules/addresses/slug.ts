import { defaultLocale } from '../../../../i18n/locales'
import { plain } from '../../engine/closest'
import { valueAt } from '../../read/value-at'
import { withoutEnding } from '../../read/yaml-name'

/** The slug in a file's name: 'artists/jana-nova/artist.yaml' and 'events/jana-nova.yaml' are 'jana-nova'. */
export const slugOfFile = (path: string) => withoutEnding(path.split('/')[1] ?? '')

/** The slug that is written in a file. A page of text has one for each language: then that of the default language. */
export function slugIn(data: unknown): string | undefined {
  const written = valueAt(data ?? {}, ['slug'])
  const slug = typeof written === 'string' ? written : valueAt(written ?? {}, [defaultLocale])
  return typeof slug === 'string' ? slug : undefined
}

/** Letters that are no letter of a–z with an accent. */
const otherLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** A text as a slug: 'Łukasz Świątek' is 'lukasz-swiatek'. Empty if the text has no Latin letter and no digit. */
export const slugOf = (text: string): string =>
  plain(text)
    .replace(/[łøđðıßæœþ]/g, (letter) => otherLetters[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
