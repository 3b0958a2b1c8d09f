import { z } from 'zod'
import { isLanguageTag } from '../i18n/language-names'
import { englishWords } from '../i18n/paths'
import { line, slug } from './fields'
import { rule } from './schema-rules'

/** A field for each word in addresses. */
const forEachWord = <Field extends z.ZodType>(fieldOf: (example: string) => Field) =>
  z.strictObject(
    Object.fromEntries(Object.entries(englishWords).map(([word, example]) => [word, fieldOf(example)])) as Record<
      keyof typeof englishWords,
      Field
    >,
  )

/** A language of the site (src/i18n/language.ts completes it). */
export const languageSchema = z
  .strictObject({
    code: z
      .string()
      .refine(isLanguageTag, rule('schema/language-tag'))
      .meta({ examples: ['cs'] }),
    tag: z
      .string()
      .refine(isLanguageTag, rule('schema/language-tag'))
      .optional()
      .meta({ examples: ['cs-CZ'] }),
    name: line(40)
      .optional()
      .meta({ examples: ['Čeština'] }),
    quotes: z
      .string()
      .regex(/^\S\S$/u, rule('schema/quotes'))
      .optional()
      .meta({ examples: ['„“'] }),
    addresses: forEachWord((example) =>
      slug()
        .optional()
        .meta({ examples: [example] }),
    )
      .meta({ id: 'WordsInAddresses' })
      .optional(),
    formerAddresses: forEachWord((example) =>
      z
        .array(slug())
        .optional()
        .meta({ examples: [[`${example}-2030`]] }),
    )
      .meta({ id: 'FormerWordsInAddresses' })
      .optional(),
  })
  .meta({ id: 'SiteLanguage' })
