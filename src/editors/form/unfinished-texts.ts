import { locales } from '../../i18n/locales'
import type { CmsField } from './cms-types'

type Data = Record<string, unknown>

/**
 * The labels of the texts that are written in some languages of the site only. Decap CMS finds a required text that is
 * missing, but an optional one may be left out only in every language.
 * @param data of a record, as the form has it
 */
export function unfinishedTexts(data: Data, fields: readonly CmsField[]): string[] {
  return fields.flatMap(({ name, label, fields: nested }) => {
    const groups = [data[name] ?? []].flat() as Data[]
    if (!nested) return []
    if (isLocalized(nested)) return groups.some(isUnfinished) ? [label] : []
    return groups.flatMap((group) => unfinishedTexts(group ?? {}, nested)).map((each) => `${label} › ${each}`)
  })
}

const isLocalized = (fields: readonly CmsField[]) =>
  fields.every(({ name }) => locales.some((locale) => locale === name))

function isUnfinished(texts: Data | undefined): boolean {
  const isWritten = locales.map((locale) => /\S/.test(String(texts?.[locale] ?? '')))
  return isWritten.includes(true) && isWritten.includes(false)
}
