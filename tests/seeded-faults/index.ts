import { addresses } from './addresses'
import { dates } from './dates'
import { events } from './events'
import { examples } from './examples'
import { files } from './files'
import { interfaceTexts } from './interface'
import { links } from './links'
import { pictures } from './pictures'
import { places } from './places'
import { records } from './records'
import { schema } from './schema'
import { faultsOf } from './seeded-fault'
import { syntax } from './syntax'
import { translations } from './translations'
import { typeface } from './typeface'
import { typography } from './typography'
import { values } from './values'
import { works } from './works'

/** At least one fault for every rule of the content check, in the file that is called like the folder of the rule. */
export const seededFaults = [
  addresses,
  dates,
  events,
  examples,
  files,
  interfaceTexts,
  links,
  pictures,
  places,
  records,
  schema,
  syntax,
  translations,
  typeface,
  typography,
  values,
  works,
].flatMap(faultsOf)
