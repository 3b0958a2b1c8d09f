import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { completeLanguages, type Language, type WrittenLanguage } from '../i18n/language'
import { languageSchema } from './language'

/**
 * The languages of a folder of content, in their order. What is wrong in `exhibition.yaml` is left out here, because the
 * check reports it: if no language is left, those of the exhibition's name count.
 * @param content the folder
 */
export function readLanguages(content: string): Record<string, Language> {
  const { languages, name } = readLeniently(path.join(content, 'exhibition.yaml'))
  const written = (Array.isArray(languages) ? (languages as unknown[]) : []).flatMap(validParts)
  const named =
    name !== null && typeof name === 'object' ? Object.keys(name).flatMap((code) => validParts({ code })) : []
  const found = [written, named].find((each) => each.length > 0) ?? [{ code: 'en' }]
  return completeLanguages(found)
}

/** A file with syntax errors has the values that can be read; a file that is missing has none. */
function readLeniently(file: string): Record<string, unknown> {
  try {
    const value: unknown = parseDocument(readFileSync(file, 'utf8')).toJS()
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A language without the fields that are wrong; nothing if its code is wrong. */
function validParts(language: unknown): WrittenLanguage[] {
  const result = languageSchema.safeParse(language)
  if (result.success) return [result.data]
  const { code } = (language ?? {}) as { code?: unknown }
  const alone = languageSchema.safeParse({ code })
  return alone.success ? [alone.data] : []
}
