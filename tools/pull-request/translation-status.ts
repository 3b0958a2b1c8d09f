import { needsTranslation, unfinished } from '../../src/editors/check/rules/translations/unfinished'
import { inEachLanguage, isLocale, locales, type Localized } from '../../src/i18n/locales'

/** The state of the translation of a file. */
type TranslationStatus = {
  /** How many texts the file has in at least one language. */
  texts: number
  /** The texts that are missing in a language, by their path in the file: 'works[2].alt'. */
  missing: Localized<string[]>
  /** Sentences that are the same in two languages, so probably not translated. */
  same: string[]
}

/** Counts the texts of a file. A text is a group whose keys are languages. */
export function translationStatus(data: unknown): TranslationStatus {
  const status: TranslationStatus = { texts: 0, missing: inEachLanguage(() => []), same: [] }
  visit(data, '', status)
  return status
}

function visit(value: unknown, path: string, status: TranslationStatus): void {
  if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${path}[${index + 1}]`, status))
  else if (typeof value === 'object' && value !== null) visitGroup(value as Record<string, unknown>, path, status)
}

function visitGroup(group: Record<string, unknown>, path: string, status: TranslationStatus): void {
  const keys = Object.keys(group)
  if (keys.length > 0 && keys.every(isLocale)) {
    count(group, path, status)
    return
  }
  for (const key of keys) visit(group[key], path ? `${path}.${key}` : key, status)
}

function count(text: Record<string, unknown>, path: string, status: TranslationStatus): void {
  status.texts++
  for (const locale of locales) if (isMissing(text[locale])) status.missing[locale].push(path)
  const sentences = locales.map((locale) => String(text[locale] ?? '').trim()).filter(needsTranslation)
  if (new Set(sentences).size < sentences.length) status.same.push(path)
}

const isMissing = (text: unknown) => typeof text !== 'string' || !/\S/.test(text) || unfinished.test(text)
