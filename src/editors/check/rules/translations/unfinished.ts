import { isLocale, type Locale, locales } from '../../../../i18n/locales'
import type { KindName } from '../../../../model/kinds'
import { field, inLanguage } from '../../base/message'
import { groupCause, type Path } from '../../base/path'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import type { ScalarText } from '../../read/parse-yaml'
import { few } from './missing-texts'
import { report } from './words'

/** Marks of a text that is not finished. */
export const unfinished = /(?<![\p{L}\d])(TODO|TBD|FIXME|XXX|DOPLNIT|PŘELOŽIT|lorem ipsum)(?![\p{L}\d])|\?{3,}/iu

/** A sign that fills a field for which there is no text. A title may be one, but not a dash. */
const isFiller = (path: Path, text: string) =>
  (isLocale(path.at(-1)) ? path.at(-2) !== 'title' || /^[-–—\s]+$/.test(text) : path.at(-1) === 'name') &&
  /^[^\p{L}\p{N}]*[^\s\p{L}\p{N}][^\p{L}\p{N}]*$/u.test(text)

/** Common words that only one of these languages has. A text in any other language is not checked. */
const commonWords: Partial<Record<string, Set<string>>> = {
  cs: new Set(
    'se na je že v s z pro jako ale když jsou který která které ve nebo od po u ze ke jeho její není'.split(' '),
  ),
  en: new Set('the and of is with for that it his her are from who an at was they this which into'.split(' ')),
}

/** Letters that Czech has and English has in names only, and all that Czech adds to those of English. */
const czechLetters = /[ěščřžůťďň]/i
const allCzechLetters = /[ěščřžůťďňáéíóúý]/i

/** The fewest words of a text that is compared with its translation. */
const minWords = 5

/**
 * Whether a text must differ from its translation: names and links are often the same in every language. So may be the
 * name of a place, and lists of words for the search.
 * @param kind undefined for a file of texts of the interface
 */
export function needsTranslation(kind: KindName | undefined, [first]: Path, text: string): boolean {
  const mayBeSame = kind === 'Place' ? first === 'name' : !kind && (first === 'synonyms' || first === 'ignored')
  return !mayBeSame && wordsOf(text).length >= minWords
}

/** A text that is the same as an earlier one, in another language. */
type Copy = { path: Path; locale: Locale; other: Locale; place: FilePosition }

/** Texts that are unfinished, not translated, or in another language. */
export function* check({ kind, file, yaml }: ContentFile): Iterable<Finding> {
  const earlier = new Map<string, Locale>()
  const compared: Locale[] = []
  const copies: Copy[] = []
  const told = new Set<string>()
  for (const { path, value, from, to } of yaml.texts) {
    const place = yaml.between(from, to)
    const mark = unfinished.exec(yaml.text.slice(from, to))
    const locale = path.at(-1)
    const group = groupCause(file, path)
    if (mark) {
      const start = from + mark.index
      yield report('translation/todo', yaml.between(start, start + mark[0].length), { mark: mark[0] })
    } else if (kind && isFiller(path, value)) {
      yield report('translation/todo', place, { mark: value }, { cause: group })
    } else if (isLocale(locale) && needsTranslation(kind, path, value)) {
      compared.push(locale)
      const key = [...path.slice(0, -1), value].join('\n')
      const same = earlier.get(key)
      const language = commonWords[locale] && languageOf(wordsOf(value))
      if (same) copies.push({ path, locale, other: same, place })
      else if (language && language !== locale) {
        told.add(group)
        yield report('translation/other-language', place, { field: field(kind, path), language: inLanguage(language) })
      }
      if (!same) earlier.set(key, locale)
    }
  }
  for (const locale of locales) {
    const same = copies.filter((each) => each.locale === locale)
    const all = compared.filter((each) => each === locale).length
    // Texts of the interface are translated file by file.
    const isMany = same.length > (kind ? few : 1) && same.length > all / 2
    yield* isMany ? together(same, all, file) : eachCopy(same, kind)
  }
  for (const { path, from, to } of czechInEnglish(yaml.texts))
    if (!told.has(groupCause(file, path))) {
      const values = { field: field(kind, path), language: inLanguage('cs') }
      yield report('translation/other-language', yaml.between(from, to), values)
    }
}

/** English texts with letters of Czech, whose Czech texts have none: the two have changed places. */
function czechInEnglish(texts: readonly ScalarText[]): ScalarText[] {
  const groupOf = ({ path }: ScalarText) => groupCause('', path)
  const plainCzech = new Set(
    texts.filter(({ path, value }) => path.at(-1) === 'cs' && !allCzechLetters.test(value)).map(groupOf),
  )
  return texts.filter(
    (text) => text.path.at(-1) === 'en' && czechLetters.test(text.value) && plainCzech.has(groupOf(text)),
  )
}

const eachCopy = (copies: readonly Copy[], kind: KindName | undefined) =>
  copies.map(({ path, other, place }) =>
    report('translation/same', place, { field: field(kind, path), other: inLanguage(other) }),
  )

/** A file most of which is not translated yet: one problem. */
function together(copies: readonly Copy[], all: number, file: string): Finding[] {
  const { locale, other, place } = copies[0]!
  const values = { same: copies.length, all, language: inLanguage(locale), other: inLanguage(other) }
  return [report('translation/same-in-file', place, values, { cause: file })]
}

const wordsOf = (text: string) => (/^(https:|mailto:)/.test(text) ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []))

/** The language of a text by its common words; undefined where they do not show it. */
function languageOf(words: string[]): string | undefined {
  const counts = Object.entries(commonWords).map(([language, common]) => ({
    language,
    count: words.filter((word) => common?.has(word)).length,
  }))
  const [found, ...others] = counts.filter(({ count }) => count > 0)
  return found && found.count >= 2 && others.length === 0 ? found.language : undefined
}
