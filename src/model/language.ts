import { z } from 'zod'
import { englishWords } from '../i18n/paths'
import { group, languageTag, line, optional, required, slug } from './fields'
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
export const languageSchema = group('SiteLanguage', {
  code: required(languageTag(), 'cs'),
  tag: optional(languageTag(), 'cs-CZ'),
  name: optional(line(40), 'Čeština'),
  quotes: optional(z.string().regex(/^\S\S$/u, rule('schema/quotes')), '„“'),
  addresses: forEachWord((example) => optional(slug(), example))
    .meta({ id: 'WordsInAddresses' })
    .optional(),
  formerAddresses: forEachWord((example) => optional(z.array(slug()), [`${example}-2030`]))
    .meta({ id: 'FormerWordsInAddresses' })
    .optional(),
})
