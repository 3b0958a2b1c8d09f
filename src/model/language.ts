import { z } from 'zod'
import type { PathWords } from '../i18n/language'
import { isLanguageTag } from '../i18n/language-names'
import { line, slug } from './fields'
import { rule } from './schema-rules'

const word = (example: string) =>
  slug()
    .optional()
    .meta({ examples: [example] })

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
    addresses: z
      .strictObject({
        artists: word('umelci'),
        artist: word('umelec'),
        works: word('dila'),
        plan: word('muj-plan'),
        calendars: word('kalendare'),
        rooms: word('mistnosti'),
        programme: word('program'),
        registration: word('registrace'),
        personalInvitation: word('pozvanka'),
        door: word('dvere'),
        organisers: word('poradatele'),
      } satisfies Record<keyof PathWords, z.ZodType>)
      .meta({ id: 'WordsInAddresses' })
      .optional(),
  })
  .meta({ id: 'SiteLanguage' })
