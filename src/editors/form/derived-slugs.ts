import { locales } from '../../i18n/locales'
import { inDefaultLanguage, slugOf } from '../check/read/slug'
import type { CmsField } from './cms-types'
import type { ImmutableData } from './decap-cms'

type Data = { readonly [key: string]: unknown }

/** A text by its path in a record. */
type Slug = { path: (string | number)[]; slug: string }

/**
 * The addresses that an editor has left empty, made of what the record is called: of its name or title, for a page of text
 * of the title in each language, and of the titles of works.
 * @param record as the form has it
 * @param fields of the record
 */
export function derivedSlugs(record: Data, fields: readonly CmsField[]): Slug[] {
  const own = isTranslated('slug', fields) ? slugsOfPage(record) : slugOfRecord(record, [])
  const works = Array.isArray(record.works) ? (record.works as Data[]) : []
  return [...own, ...works.flatMap((work, index) => slugOfRecord(work, ['works', index]))]
}

/** A record with the addresses that an editor has left empty. @param fields of the record */
export const withDerivedSlugs = (data: ImmutableData, fields: readonly CmsField[]): ImmutableData =>
  derivedSlugs(data.toJS(), fields).reduce((filled, { path, slug }) => filled.setIn(path, slug), data)

const isTranslated = (name: string, fields: readonly CmsField[]) =>
  fields.some((field) => field.name === name && field.fields)

function slugOfRecord({ slug, name, title }: Data, path: Slug['path']): Slug[] {
  if (isWritten(slug)) return []
  const made = [name, title].map((text) => asSlug(inDefaultLanguage(text))).find(Boolean)
  return made ? [{ path: [...path, 'slug'], slug: made }] : []
}

function slugsOfPage({ slug, title }: Data): Slug[] {
  return locales.flatMap((locale) => {
    const made = asSlug((title as Data | undefined)?.[locale])
    return made && !isWritten((slug as Data | undefined)?.[locale]) ? [{ path: ['slug', locale], slug: made }] : []
  })
}

const isWritten = (text: unknown) => typeof text === 'string' && text.trim() !== ''

const asSlug = (text: unknown): string => (typeof text === 'string' ? slugOf(text) : '')
