import { defaultLocale } from '../../../i18n/locales'
import { withoutAccents } from '../../../i18n/without-accents'
import { valueAt } from '../base/path'
import { withoutEnding } from './yaml-name'

/** The slug in a file's name: 'artists/jana-nova/artist.yaml' and 'events/jana-nova.yaml' are 'jana-nova'. */
export const slugOfFile = (path: string) => withoutEnding(path.split('/')[1] ?? '')

/** The slug that is written in a file. A page of text has one for each language: then that of the default language. */
export const slugIn = (data: unknown): string | undefined => inDefaultLanguage(valueAt(data, ['slug']))

/** The name or the title that is written in a file: a text, or one in each language. */
export const nameIn = (data: unknown): unknown => valueAt(data, ['name']) ?? valueAt(data, ['title'])

/** A text, or of one in each language that in the default language; undefined for anything else. */
export function inDefaultLanguage(written: unknown): string | undefined {
  const text = typeof written === 'string' ? written : valueAt(written, [defaultLocale])
  return typeof text === 'string' ? text : undefined
}

/** A text as a slug: 'Łukasz Świątek' is 'lukasz-swiatek'. Empty if the text has no Latin letter and no digit. */
export const slugOf = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
