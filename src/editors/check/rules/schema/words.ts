import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'
import { fieldRules } from './field-words'

export const rules = {
  ...fieldRules,
  'order/keys': warning({
    what: {
      en: '“{key}” comes before “{before}” in other files.',
      cs: '„{key}“ je v jiných souborech před „{before}“.',
    },
    why: {
      en: 'Files with the same order are easier to compare.',
      cs: 'Soubory se stejným pořadím se snáz porovnávají.',
    },
    fix: {
      en: 'Move it up, or run `npm run check:content -- --fix`.',
      cs: 'Přesuňte ho výš, nebo spusťte `npm run check:content -- --fix`.',
    },
  }),
  'schema/unknown-key': error({
    what: { en: 'The key “{key}” does not exist here.', cs: 'Klíč „{key}“ tady neexistuje.' },
    why: { en: 'Pages show only the fields they know.', cs: 'Stránky znají jen určitá pole.' },
    fix: {
      en: 'Delete it, or compare its spelling with a file that works.',
      cs: 'Smažte ho, nebo porovnejte pravopis se souborem, který funguje.',
    },
  }),
  'schema/missing': error({
    what: { en: '{field}: is missing.', cs: '{field}: chybí.' },
    why: { en: 'The page would be empty here.', cs: 'Na stránce by tu zůstalo prázdno.' },
    fix: { en: 'Add “{key}:”.', cs: 'Doplňte „{key}:“.' },
  }),
  'schema/missing-fields': error({
    what: { en: '{count}: {fields}.', cs: '{count}: {fields}.' },
    why: { en: 'The page would be empty here.', cs: 'Na stránce by tu zůstalo prázdno.' },
    fix: {
      en: 'Add {keys}. Compare it with a file that works.',
      cs: 'Doplňte {keys}. Porovnejte to se souborem, který funguje.',
    },
  }),
  'schema/empty-file': error({
    what: { en: 'The file is empty.', cs: 'Soubor je prázdný.' },
    why: { en: 'It would make an empty page.', cs: 'Vznikla by prázdná stránka.' },
    fix: {
      en: 'Copy a file of the same kind that works, or delete this one.',
      cs: 'Zkopírujte jiný soubor stejného druhu, nebo ho smažte.',
    },
  }),
  'schema/wrong-type': error({
    what: { en: '{field}: must be {expected}, not {got}.', cs: '{field}: má tu být {expected}, ale je tu {got}.' },
    why: { en: 'The page would not know how to show it.', cs: 'Stránka by nevěděla, jak to ukázat.' },
    fix: {
      en: 'Compare the indentation with a file that works.',
      cs: 'Porovnejte odsazení se souborem, který funguje.',
    },
  }),
  'schema/unknown-value': error({
    what: { en: '{field}: cannot be “{value}”.', cs: '{field}: nemůže tu být „{value}“.' },
    why: { en: 'Only certain values are allowed here.', cs: 'Tady jsou možné jen některé hodnoty.' },
    fix: { en: '{suggestion}', cs: '{suggestion}' },
  }),
  'schema/too-long': error({
    what: {
      en: '{field}: has {length}, and at most {limit} are allowed.',
      cs: '{field}: {length}, povoleno je nejvýš {limit}.',
    },
    why: { en: 'There is no room for more on the page.', cs: 'Víc se na stránku nevejde.' },
    fix: { en: 'Make it shorter by at least {excess}.', cs: 'Zkraťte to aspoň o tolik: {excess}.' },
  }),
  'schema/too-large': error({
    what: { en: '{field}: must be at most {limit}.', cs: '{field}: má tu být nejvýš {limit}.' },
    why: { en: 'Such a number is usually a typing error.', cs: 'Takové číslo bývá překlep.' },
    fix: { en: 'Write a smaller number.', cs: 'Napište menší číslo.' },
  }),
  'schema/too-short': error({
    what: { en: '{field}: must be {limit}.', cs: '{field}: má tu být {limit}.' },
    why: { en: 'The page would be empty here.', cs: 'Na stránce by tu zůstalo prázdno.' },
    fix: { en: 'Add what is missing.', cs: 'Doplňte, co chybí.' },
  }),
  'schema/too-small': error({
    what: { en: '{field}: must be {limit}.', cs: '{field}: má tu být {limit}.' },
    why: { en: 'Such a number is usually a typing error.', cs: 'Takové číslo bývá překlep.' },
    fix: { en: 'Write a larger number.', cs: 'Napište větší číslo.' },
  }),
  'schema/invalid': error({
    what: { en: '{field}: {message}.', cs: '{field}: {message}.' },
    why: { en: 'Pages show only the fields they know.', cs: 'Stránky znají jen určitá pole.' },
    fix: { en: 'Compare it with a file that works.', cs: 'Porovnejte to se souborem, který funguje.' },
  }),
} satisfies Rules

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
  writeYear: {
    en: 'Write the year in digits. If nobody knows it, delete the line.',
    cs: 'Napište rok číslicemi. Pokud ho nikdo nezná, řádek smažte.',
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
  writeTimes: {
    en: 'Write “{first}: "{start}"” and on the next line “{last}: "{end}"”.',
    cs: 'Napište „{first}: "{start}"“ a na další řádek „{last}: "{end}"“.',
  },
  writeCirca: {
    en: 'Write “year: {year}” and on the next line “circa: true” (approximate years).',
    cs: 'Napište „year: {year}“ a na další řádek „circa: true“ (přibližné roky).',
  },
  writeList: {
    en: 'Write each item on a line of its own, with a hyphen and a space before it: {items}.',
    cs: 'Napište každou položku na vlastní řádek a před ni spojovník s mezerou: {items}.',
  },
  writeItemsBelow: {
    en: 'Write on the lines below, one on each: {items}.',
    cs: 'Napište na řádky pod to, na každý jednu položku: {items}.',
  },
  writeGroup: {
    en: 'Write below “{key}:”, each on a line of its own and indented by two more spaces: {keys}.',
    cs: 'Napište pod „{key}:“, každé na vlastní řádek a o dvě mezery dál: {keys}.',
  },
  writeValue: {
    en: 'Write the value after “{key}:”.',
    cs: 'Napište hodnotu za „{key}:“.',
  },
  writeItem: {
    en: 'Write after the hyphen, each on a line of its own and all aligned: {keys}.',
    cs: 'Napište za spojovník, každé na vlastní řádek a zarovnané pod sebou: {keys}.',
  },
  twoLeaders: {
    en: 'For two people, write a hyphen before the second: “{second}”. For one, keep either the artist, or the name and the role.',
    cs: 'Jsou-li to dva lidé, napište před druhého spojovník: „{second}“. Je-li to jeden, nechte buď umělce, nebo jméno a roli.',
  },
  moveIn: {
    en: 'It belongs to “{group}”: write {spaces} before it.',
    cs: 'Patří k „{group}“: napište před něj {spaces}.',
  },
  moveOut: {
    en: 'It does not belong to “{group}”: move it above that key, with {spaces} before it.',
    cs: 'Nepatří k „{group}“: přesuňte ho nad tento klíč a napište před něj {spaces}.',
  },
  writeEmptyGroup: {
    en: 'Write “{key}: {group}”, so that what is usual applies, or delete the line.',
    cs: 'Napište „{key}: {group}“, aby platilo, co je obvyklé, nebo řádek smažte.',
  },
  writeItemsOrNone: {
    en: 'Write the items on the lines below, or “{key}: {list}” if there are none.',
    cs: 'Napište položky na řádky pod to, nebo „{key}: {list}“, pokud žádné nejsou.',
  },
  writeValueOrDelete: {
    en: 'Write the value after “{key}:”, or delete the line.',
    cs: 'Napište hodnotu za „{key}:“, nebo řádek smažte.',
  },
  writeItemOrDelete: {
    en: 'Write the item after the hyphen, or delete the line.',
    cs: 'Napište položku za spojovník, nebo řádek smažte.',
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
