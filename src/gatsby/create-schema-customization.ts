import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { typeset } from '../i18n/typography'
import { defaultLocale, type Locale, type Localized } from '../i18n/locales'
import { menuParts } from '../model/home-anchors'
import { kindNames, kinds } from '../model/kinds'
import { declareInk } from './pictures/logo-field'
import { typeDefinitions } from './graphql/type-definitions'

/** Made of content/translations by on-create-node.ts, in the form that the i18n plugin reads. */
const localeType = `type Locale implements Node @dontInfer { language: String! ns: String! data: JSON! }`

/** What gatsby-transformer-yaml makes of a translation file; nothing asks for it. */
const translationsType = `type Translations implements Node @dontInfer { id: ID! }`

/** Computed by create-resolvers.ts; what a tint says is explained in src/model/tint.ts. */
const computedTypes = ['type Tint { hue: Int! strength: Int! }', 'type SpokenLanguage { tag: String! name: String! }']

/** Computed by create-resolvers.ts, too. */
const homePartType = `enum HomePart { ${menuParts.join(' ')} }`

type LocalizedValue = Localized<string> | Localized<string>[] | null | undefined

/** One language of a text, or of each text of a list, set by the rules of that language. */
export function inLanguage(value: LocalizedValue, language: Locale): string | string[] | null {
  if (!value) return null
  return Array.isArray(value)
    ? value.map((item) => typeset(item[language], language))
    : typeset(value[language], language)
}

/** The name of a country in a language, 'Česko'; its code where no language is asked for. */
export function countryName(code: string | undefined, language: Locale | undefined): string | undefined {
  if (!code || !language) return code
  return new Intl.DisplayNames(language, { type: 'region' }).of(code)
}

/** Declares every type, so that nothing is inferred from what the content happens to hold. */
export function createSchemaCustomization({ actions, cache }: CreateSchemaCustomizationArgs): void {
  // `title: { cs, en }` in YAML is asked for as `title(language: $language)`: a page carries one language only.
  actions.createFieldExtension({
    name: 'localized',
    extend: () => ({
      args: { language: 'String!' },
      resolve: (
        source: Record<string, LocalizedValue>,
        { language }: { language: Locale },
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => inLanguage(source[fieldName], language),
    }),
  })
  // A country's code, 'CZ', is asked for as its name in a language; without a language it is the code itself.
  actions.createFieldExtension({
    name: 'country',
    extend: () => ({
      args: { language: 'String' },
      resolve: (
        source: Record<string, string | undefined>,
        { language }: { language?: Locale },
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => countryName(source[fieldName], language),
    }),
  })
  // A Czech name or address, the same in every language, set by the rules of Czech.
  actions.createFieldExtension({
    name: 'typeset',
    extend: () => ({
      resolve: (
        source: Record<string, string>,
        _args: unknown,
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => typeset(source[fieldName] ?? '', defaultLocale),
    }),
  })
  const types = kindNames.flatMap((name) => typeDefinitions(name, kinds[name].schema))
  actions.createTypes([...new Set([...types, localeType, translationsType, ...computedTypes, homePartType])].join('\n'))
  declareInk({ actions, cache })
}
