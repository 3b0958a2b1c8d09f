import { needsTranslation, unfinished } from '../../src/editors/check/rules/translations/unfinished'
import type { Path } from '../../src/editors/check/base/path'
import { inEachLanguage, isLocale, locales, type Localized } from '../../src/i18n/locales'
import type { KindName } from '../../src/model/kinds'

/** The state of the translation of a file. */
type TranslationStatus = {
  /** How many texts the file has in at least one language. */
  texts: number
  /** The texts that are missing in a language, by their path in the file: 'works[2].alt'. */
  missing: Localized<string[]>
  /** Sentences that are the same in two languages, so probably not translated. */
  same: string[]
}

/**
 * Counts the texts of a file. A text is a group whose keys are languages.
 * @param kind of the file; undefined for texts of the interface
 */
export function translationStatus(data: unknown, kind: KindName | undefined): TranslationStatus {
  const status: TranslationStatus = { texts: 0, missing: inEachLanguage(() => []), same: [] }
  for (const { path, text } of textsIn(data, [])) {
    const written = pathInWords(path)
    status.texts++
    for (const locale of locales) if (isMissing(text[locale])) status.missing[locale].push(written)
    const sentences = locales
      .map((locale) => String(text[locale] ?? '').trim())
      .filter((sentence) => needsTranslation(kind, path, sentence))
    if (new Set(sentences).size < sentences.length) status.same.push(written)
  }
  return status
}

function* textsIn(value: unknown, path: Path): Iterable<{ path: Path; text: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => isLocale(key))) yield { path, text: Object.fromEntries(entries) }
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index])
  else for (const [key, each] of entries) yield* textsIn(each, [...path, key])
}

/** 'works[2].alt' of the second work. */
const pathInWords = (path: Path) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('')

const isMissing = (text: unknown) => typeof text !== 'string' || !/\S/.test(text) || unfinished.test(text)
