import { addresses } from './addresses'
import { altTexts } from './alt-texts'
import { characters } from './characters'
import { dates } from './dates'
import { events } from './events'
import { facts } from './facts'
import { fieldConditions } from './field-conditions'
import { fieldFormats } from './field-formats'
import { files } from './files'
import { links } from './links'
import { pictures } from './pictures'
import { records } from './records'
import { registrations } from './registrations'
import { schema } from './schema'
import { specialCharacters } from './special-characters'
import { syntax } from './syntax'
import { translations } from './translations'
import { typography } from './typography'
import { works } from './works'

/** The words of every rule of the content check. */
export const ruleWords = {
  ...syntax,
  ...characters,
  ...specialCharacters,
  ...files,
  ...schema,
  ...fieldConditions,
  ...fieldFormats,
  ...records,
  ...addresses,
  ...translations,
  ...typography,
  ...links,
  ...pictures,
  ...altTexts,
  ...dates,
  ...events,
  ...facts,
  ...registrations,
  ...works,
}

/** A rule of the content check: `group/rule`. Programs and people search for it, so it never changes. */
export type RuleName = keyof typeof ruleWords
