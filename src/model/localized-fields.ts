import { z } from 'zod'
import { inEachLanguage } from '../i18n/locales'

/** One text for each language. */
export const localized = (text: z.ZodString) =>
  z.strictObject(inEachLanguage(() => text)).meta({ graphql: 'String! @localized' })

/** A list of texts, each in every language. */
export const localizedList = (text: z.ZodString) =>
  z
    .array(z.strictObject(inEachLanguage(() => text)))
    .min(1)
    .meta({ graphql: '[String!]! @localized' })
