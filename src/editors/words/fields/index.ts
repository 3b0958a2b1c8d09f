import { artistFields } from './artist'
import { eventFields } from './event'
import { exhibitionFields } from './exhibition'
import type { FieldTable } from './field-table'
import { partnerFields } from './partner'
import { placeFields } from './place'
import { textPageFields } from './text-page'

/** Every field of the content in words. The check, the form, the JSON Schemas and the reference all use this table. */
export const fields: FieldTable = {
  ...exhibitionFields,
  ...artistFields,
  ...eventFields,
  ...partnerFields,
  ...placeFields,
  ...textPageFields,
}
