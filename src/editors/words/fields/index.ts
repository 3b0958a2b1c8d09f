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
