import { z } from 'zod'
import { day, line, prose, reference, slug } from './fields'
import { localized } from './localized-fields'
import { links } from './links'
import { rule } from './schema-rules'

const section = {
  heading: localized(line()).meta({ examples: [{ cs: 'Děti', en: 'Children' }] }),
  text: localized(prose()).meta({
    examples: [{ cs: 'Děti přicházejí s někým dospělým.', en: 'Children come with an adult.' }],
  }),
}

const question = {
  question: localized(line()).meta({ examples: [{ cs: 'Smějí dovnitř psi?', en: 'May I bring my dog?' }] }),
  answer: localized(prose()).meta({ examples: [{ cs: 'Smějí, na vodítku.', en: 'Yes, on a lead.' }] }),
  place: reference('places', 'Place')
    .meta({ reference: 'places', graphql: 'Place @link(by: "slug")' })
    .optional()
    .meta({ examples: ['pristavni-sklad'] }),
}

/** content/pages/<slug>.yaml: a page of text, an accessibility statement for example. */
export const textPageSchema = z
  .strictObject({
    slug: localized(slug()).meta({ examples: [{ cs: 'pro-media', en: 'press' }] }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({ examples: [['tisk']] }),
    title: localized(line()).meta({ examples: [{ cs: 'Bezpečnostní informace', en: 'Safety information' }] }),
    intro: localized(prose()).meta({
      examples: [{ cs: 'Budova je stará a schody úzké.', en: 'The building is old and its stairs narrow.' }],
    }),
    questions: z
      .array(z.strictObject(question).meta({ id: 'Question' }))
      .min(1)
      .optional(),
    sections: z
      .array(z.strictObject(section).meta({ id: 'TextSection' }))
      .min(1)
      .optional(),
    feedback: z
      .strictObject({
        ...section,
        email: z
          .email(rule('schema/email'))
          .optional()
          .meta({ examples: ['sedm@majakka.example'] }),
      })
      .meta({ id: 'Feedback' })
      .optional(),
    accessibility: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    date: day()
      .optional()
      .meta({ examples: ['2031-08-25'] }),
    ...links,
  })
  .meta({ id: 'TextPage' })

export type TextPage = z.infer<typeof textPageSchema>
