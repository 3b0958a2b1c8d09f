import type { Path } from '../../read/parse-yaml'
import { defineRule } from '../../engine/rule'
import { Field, suggestion } from '../../engine/wording'

export type At = { path: Path }
type Limit = At & { bound: number; unit: string; least: boolean }

const whyBuild = { en: 'The pages are made of exactly the fields they know.', cs: 'Stránky znají jen určitá pole.' }

const types = {
  string: ['a text', 'text'],
  number: ['a number', 'číslo'],
  int: ['a whole number', 'celé číslo'],
  array: ['a list', 'seznam'],
  object: ['a group of keys', 'skupina klíčů'],
  boolean: ['yes or no', 'ano či ne'],
  null: ['nothing', 'nic'],
} as const

type TypeName = keyof typeof types

export const typeName = (type: string): TypeName => (type in types ? (type as TypeName) : 'object')

/** Whether a bound counts characters or items, or is a value itself. */
export const counted = (unit: string) => unit === 'string' || unit === 'array'

const unitEn = ({ bound, unit }: Limit) =>
  unit === 'string' ? ' characters' : unit === 'array' ? (bound === 1 ? ' item' : ' items') : ''
const formCs = (count: number, one: string, few: string, many: string) =>
  count === 1 ? one : count >= 2 && count <= 4 ? few : many
const unitCs = ({ bound, unit }: Limit) =>
  unit === 'string'
    ? ` ${formCs(bound, 'znak', 'znaky', 'znaků')}`
    : unit === 'array'
      ? ` ${formCs(bound, 'položka', 'položky', 'položek')}`
      : ''
const most = (name: string, fix: { en: string; cs: string }, why: { en: string; cs: string }) =>
  defineRule<Limit>(name, 'error', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: must be at most ${f.bound}${unitEn(f)}.`,
      why: why.en,
      fix: fix.en,
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: nejvýš ${f.bound}${unitCs(f)}.`,
      why: why.cs,
      fix: fix.cs,
    },
  })
const least = (name: string, fix: { en: string; cs: string }, why: { en: string; cs: string }) =>
  defineRule<Limit>(name, 'error', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: must be ${f.least ? 'at least' : 'more than'} ${f.bound}${unitEn(f)}.`,
      why: why.en,
      fix: fix.en,
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: ${f.least ? 'nejméně' : 'víc než'} ${f.bound}${unitCs(f)}.`,
      why: why.cs,
      fix: fix.cs,
    },
  })

const room = { en: 'There is no room for more on the page.', cs: 'Víc se na stránku nevejde.' }
const slip = { en: 'Such a number is nearly always a slip.', cs: 'Takové číslo bývá překlep.' }
export const emptyPage = { en: 'The page would stay empty here.', cs: 'Na stránce by tu zůstalo prázdno.' }

export const schemaRules = {
  unknownKey: defineRule<{ key: string; meant?: string }>('schema/unknown-key', 'error', {
    en: {
      what: ({ key }) => `“${key}” is a key that does not exist here.`,
      why: whyBuild.en,
      fix: ({ meant }) =>
        meant ? `Did you mean “${meant}”?` : 'Delete it, or compare its spelling with a file that works.',
    },
    cs: {
      what: ({ key }) => `Klíč „${key}“ tady neexistuje.`,
      why: whyBuild.cs,
      fix: ({ meant }) =>
        meant ? `Nemá tu být „${meant}“?` : 'Smažte ho, nebo porovnejte pravopis se souborem, který funguje.',
    },
  }),
  missing: defineRule<At & { key: string }>('schema/missing', 'error', {
    en: {
      what: ({ path }) => `${Field(path, 'en')}: is missing.`,
      why: emptyPage.en,
      fix: ({ key }) => `Add “${key}:”.`,
    },
    cs: {
      what: ({ path }) => `${Field(path, 'cs')}: chybí.`,
      why: emptyPage.cs,
      fix: ({ key }) => `Doplňte „${key}:“.`,
    },
  }),
  emptyFile: defineRule('schema/empty-file', 'error', {
    en: {
      what: 'The file: is empty.',
      why: 'It would bring an empty page.',
      fix: 'Copy a file of its kind that works, or delete it.',
    },
    cs: {
      what: 'Soubor je prázdný.',
      why: 'Vznikla by prázdná stránka.',
      fix: 'Zkopírujte jiný soubor stejného druhu, nebo ho smažte.',
    },
  }),
  wrongType: defineRule<At & { expected: TypeName; got: TypeName }>('schema/wrong-type', 'error', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: must be ${types[f.expected][0]}, not ${types[f.got][0]}.`,
      why: 'The page would not know how to show it.',
      fix: ({ expected }) =>
        expected === 'number' || expected === 'int'
          ? 'Write digits only, without quotes and units.'
          : expected === 'string'
            ? 'Put the value in double quotes.'
            : 'Compare the indentation with a file that works.',
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: má tu být ${types[f.expected][1]}, ale je tu ${types[f.got][1]}.`,
      why: 'Stránka by nevěděla, jak to ukázat.',
      fix: ({ expected }) =>
        expected === 'number' || expected === 'int'
          ? 'Napište jen číslice, bez uvozovek a jednotek.'
          : expected === 'string'
            ? 'Dejte hodnotu do rovných uvozovek: "…".'
            : 'Porovnejte odsazení se souborem, který funguje.',
    },
  }),
  unknownValue: defineRule<At & { value: string; values: string[] }>('schema/unknown-value', 'error', {
    en: {
      what: ({ path, value }) => `${Field(path, 'en')}: cannot be “${value}”.`,
      why: 'Only certain words are possible here.',
      fix: ({ value, values }) => suggestion(value, values, 'en'),
    },
    cs: {
      what: ({ path, value }) => `${Field(path, 'cs')}: nemůže tu být „${value}“.`,
      why: 'Tady jsou možná jen některá slova.',
      fix: ({ value, values }) => suggestion(value, values, 'cs'),
    },
  }),
  tooLong: most('schema/too-long', { en: 'Make it shorter.', cs: 'Zkraťte to.' }, room),
  tooLarge: most('schema/too-large', { en: 'Write a smaller number.', cs: 'Napište menší číslo.' }, slip),
  tooShort: least('schema/too-short', { en: 'Add what is missing.', cs: 'Doplňte, co chybí.' }, emptyPage),
  tooSmall: least('schema/too-small', { en: 'Write a larger number.', cs: 'Napište větší číslo.' }, slip),
  invalid: defineRule<At & { message: string }>('schema/invalid', 'error', {
    en: {
      what: ({ path, message }) => `${Field(path, 'en')}: ${message}.`,
      why: whyBuild.en,
      fix: 'Compare it with a file that works.',
    },
    cs: {
      what: ({ path, message }) => `${Field(path, 'cs')}: ${message}.`,
      why: whyBuild.cs,
      fix: 'Porovnejte to se souborem, který funguje.',
    },
  }),
}

export const rules = Object.values(schemaRules)
