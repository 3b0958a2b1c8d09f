import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'
import { fieldRules } from './field-words'

export const rules = {
  ...fieldRules,
  'order/keys': {
    severity: 'warning',
    en: {
      what: '“{key}” comes before “{before}” in other files.',
      why: 'Files with the same order are easier to compare.',
      fix: 'Move it up, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '„{key}“ je v jiných souborech před „{before}“.',
      why: 'Soubory se stejným pořadím se snáz porovnávají.',
      fix: 'Přesuňte ho výš, nebo spusťte `npm run check:content -- --fix`.',
    },
  },
  'schema/unknown-key': {
    severity: 'error',
    en: {
      what: 'The key “{key}” does not exist here.',
      why: 'Pages show only the fields they know.',
      fix: 'Delete it, or compare its spelling with a file that works.',
    },
    cs: {
      what: 'Klíč „{key}“ tady neexistuje.',
      why: 'Stránky znají jen určitá pole.',
      fix: 'Smažte ho, nebo porovnejte pravopis se souborem, který funguje.',
    },
  },
  'schema/missing': {
    severity: 'error',
    en: {
      what: '{field}: is missing.',
      why: 'The page would be empty here.',
      fix: 'Add “{key}:”.',
    },
    cs: {
      what: '{field}: chybí.',
      why: 'Na stránce by tu zůstalo prázdno.',
      fix: 'Doplňte „{key}:“.',
    },
  },
  'schema/missing-fields': {
    severity: 'error',
    en: {
      what: '{count}: {fields}.',
      why: 'The page would be empty here.',
      fix: 'Add {keys}. Compare it with a file that works.',
    },
    cs: {
      what: '{count}: {fields}.',
      why: 'Na stránce by tu zůstalo prázdno.',
      fix: 'Doplňte {keys}. Porovnejte to se souborem, který funguje.',
    },
  },
  'schema/empty-file': {
    severity: 'error',
    en: {
      what: 'The file is empty.',
      why: 'It would make an empty page.',
      fix: 'Copy a file of the same kind that works, or delete this one.',
    },
    cs: {
      what: 'Soubor je prázdný.',
      why: 'Vznikla by prázdná stránka.',
      fix: 'Zkopírujte jiný soubor stejného druhu, nebo ho smažte.',
    },
  },
  'schema/wrong-type': {
    severity: 'error',
    en: {
      what: '{field}: must be {expected}, not {got}.',
      why: 'The page would not know how to show it.',
      fix: 'Compare the indentation with a file that works.',
    },
    cs: {
      what: '{field}: má tu být {expected}, ale je tu {got}.',
      why: 'Stránka by nevěděla, jak to ukázat.',
      fix: 'Porovnejte odsazení se souborem, který funguje.',
    },
  },
  'schema/unknown-value': {
    severity: 'error',
    en: {
      what: '{field}: cannot be “{value}”.',
      why: 'Only certain values are allowed here.',
      fix: '{suggestion}',
    },
    cs: {
      what: '{field}: nemůže tu být „{value}“.',
      why: 'Tady jsou možné jen některé hodnoty.',
      fix: '{suggestion}',
    },
  },
  'schema/too-long': {
    severity: 'error',
    en: {
      what: '{field}: has {length}, and at most {limit} are allowed.',
      why: 'There is no room for more on the page.',
      fix: 'Make it shorter by at least {excess}.',
    },
    cs: {
      what: '{field}: {length}, povoleno je nejvýš {limit}.',
      why: 'Víc se na stránku nevejde.',
      fix: 'Zkraťte to aspoň o tolik: {excess}.',
    },
  },
  'schema/too-large': {
    severity: 'error',
    en: {
      what: '{field}: must be at most {limit}.',
      why: 'Such a number is usually a typing error.',
      fix: 'Write a smaller number.',
    },
    cs: {
      what: '{field}: nejvýš {limit}.',
      why: 'Takové číslo bývá překlep.',
      fix: 'Napište menší číslo.',
    },
  },
  'schema/too-short': {
    severity: 'error',
    en: {
      what: '{field}: must be {limit}.',
      why: 'The page would be empty here.',
      fix: 'Add what is missing.',
    },
    cs: {
      what: '{field}: {limit}.',
      why: 'Na stránce by tu zůstalo prázdno.',
      fix: 'Doplňte, co chybí.',
    },
  },
  'schema/too-small': {
    severity: 'error',
    en: {
      what: '{field}: must be {limit}.',
      why: 'Such a number is usually a typing error.',
      fix: 'Write a larger number.',
    },
    cs: {
      what: '{field}: {limit}.',
      why: 'Takové číslo bývá překlep.',
      fix: 'Napište větší číslo.',
    },
  },
  'schema/invalid': {
    severity: 'error',
    en: {
      what: '{field}: {message}.',
      why: 'Pages show only the fields they know.',
      fix: 'Compare it with a file that works.',
    },
    cs: {
      what: '{field}: {message}.',
      why: 'Stránky znají jen určitá pole.',
      fix: 'Porovnejte to se souborem, který funguje.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages, and other fixes. */
export const schemaPhrases = {
  atLeast: { en: 'at least {bound}', cs: 'nejméně {bound}' },
  moreThan: { en: 'more than {bound}', cs: 'víc než {bound}' },
  choiceMeant: { en: 'Did you mean “{meant}”{inWords}?', cs: 'Nemá tu být „{meant}“{inWords}?' },
  writeDigits: {
    en: 'Write digits only, without quotes and units.',
    cs: 'Napište jen číslice, bez uvozovek a jednotek.',
  },
  writeQuotes: { en: 'Put the value in double quotes.', cs: 'Dejte hodnotu do rovných uvozovek: "…".' },
  writeWholeNumber: { en: 'Write {below} or {above}.', cs: 'Napište {below} nebo {above}.' },
  writeTrueOrFalse: {
    en: 'For yes write “true”, for no write “false”, without quotation marks.',
    cs: 'Pro ano napište „true“, pro ne „false“, bez uvozovek.',
  },
  writeYears: {
    en: 'Write “yearFrom: {from}” and on the next line “year: {to}”.',
    cs: 'Napište „yearFrom: {from}“ a na další řádek „year: {to}“.',
  },
  writeCirca: {
    en: 'Write “year: {year}” and on the next line “circa: true” (approximate years).',
    cs: 'Napište „year: {year}“ a na další řádek „circa: true“ (přibližné roky).',
  },
  writeList: {
    en: 'Write each item on a line of its own, with a hyphen and a space before it: {items}.',
    cs: 'Napište každou položku na vlastní řádek a před ni spojovník s mezerou: {items}.',
  },
  writeGroup: {
    en: 'Write below “{key}:”, each on a line of its own and indented by two more spaces: {keys}.',
    cs: 'Napište pod „{key}:“, každé na vlastní řádek a o dvě mezery dál: {keys}.',
  },
  writeValue: {
    en: 'Write the value after “{key}:”.',
    cs: 'Napište hodnotu za „{key}:“.',
  },
  writeEmptyGroup: {
    en: 'Write “{key}: {group}”, so that what is usual applies, or delete the line.',
    cs: 'Napište „{key}: {group}“, aby platilo, co je obvyklé, nebo řádek smažte.',
  },
  writeValueOrDelete: {
    en: 'Write the value after “{key}:”, or delete the line.',
    cs: 'Napište hodnotu za „{key}:“, nebo řádek smažte.',
  },
} as const satisfies Record<string, Text>

/** The types of values, by their names in zod. */
export const typeNames = {
  string: { en: 'a text', cs: 'text' },
  number: { en: 'a number', cs: 'číslo' },
  int: { en: 'a whole number', cs: 'celé číslo' },
  array: { en: 'a list', cs: 'seznam' },
  object: { en: 'a group of keys', cs: 'skupina klíčů' },
  texts: { en: 'a text in each language', cs: 'text v každém jazyce' },
  oneText: { en: 'one text', cs: 'jediný text' },
  boolean: { en: 'yes or no', cs: 'ano, nebo ne' },
  fraction: { en: 'a number with decimals', cs: 'desetinné číslo' },
  null: { en: 'nothing', cs: 'nic' },
} as const satisfies Record<string, Text>
