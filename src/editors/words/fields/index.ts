import type { MessageLanguage } from '../message-language'
import { artistFields } from './artist'
import { eventFields } from './event'
import { exhibitionFields } from './exhibition'
import type { FieldTable } from './field-table'
import { homePageFields } from './home-page'
import { partnerFields } from './partner'
import { placeFields } from './place'
import { textPageFields } from './text-page'

/** Every field of the content in words. The check, the form, the JSON Schemas and the reference all use this table. */
export const fields: FieldTable = {
  ...exhibitionFields,
  ...homePageFields,
  ...artistFields,
  ...eventFields,
  ...partnerFields,
  ...placeFields,
  ...textPageFields,
}

/**
 * The name of a field, as in the middle of a sentence.
 * @param path from the kind on, without the numbers of list entries: 'Artist.works.title'
 * @returns undefined for a path that the content does not have
 */
export const fieldName = (path: string, language: MessageLanguage): string | undefined => fields[path]?.name[language]

/** What the field is for, in one or two sentences. @param path as in `fieldName` */
export const fieldDescription = (path: string, language: MessageLanguage): string | undefined =>
  fields[path]?.about[language]
