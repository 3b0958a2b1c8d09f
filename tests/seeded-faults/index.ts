import { characters } from './characters'
import { clashes } from './clashes'
import { consent } from './consent'
import { dates } from './dates'
import { documents } from './documents'
import { duplicates } from './duplicates'
import { facts } from './facts'
import { files } from './files'
import { links } from './links'
import { numbers } from './numbers'
import { pictures } from './pictures'
import { redirects } from './redirects'
import { references } from './references'
import { registrations } from './registrations'
import { rooms } from './rooms'
import { schema } from './schema'
import type { Row, SeededFault } from './seeded-fault'
import { slugs } from './slugs'
import { syntax } from './syntax'
import { textPages } from './text-pages'
import { translations } from './translations'
import { typeface } from './typeface'
import { typography } from './typography'
import { works } from './works'

const rows: Row[] = [
  ...syntax,
  ...files,
  ...schema,
  ...characters,
  ...references,
  ...textPages,
  ...translations,
  ...pictures,
  ...dates,
  ...consent,
  ...registrations,
  ...clashes,
  ...duplicates,
  ...numbers,
  ...slugs,
  ...redirects,
  ...links,
  ...documents,
  ...typeface,
  ...typography,
  ...works,
  ...rooms,
  ...facts,
]

/** At least one fault for every rule of the content check. */
export const seededFaults: readonly SeededFault[] = rows.map(([what, rule, change, more]) => ({
  what,
  rule,
  change,
  ...more,
}))
