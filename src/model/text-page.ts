import { z } from 'zod'
import { day, line, localized, prose, slug } from './fields'
import { links } from './links'
import { rule } from './schema-rules'

const section = {
  heading: localized(line()).meta({
    description: 'The section’s heading.',
    examples: [{ cs: 'Děti', en: 'Children' }],
  }),
  text: localized(prose()).meta({
    description: 'Paragraphs, separated by a blank line.',
    examples: [{ cs: 'Děti přicházejí s někým dospělým.', en: 'Children come with an adult.' }],
  }),
}

/** content/pages/<slug>.yaml: a page of text, an accessibility statement for example. */
export const textPageSchema = z
  .strictObject({
    slug: localized(slug()).meta({
      description: 'The page’s address in each language, one word; it may be the same.',
      examples: [{ cs: 'pro-media', en: 'press' }],
    }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({
        description: 'Words that were the page’s address before: in every language they lead here.',
        examples: [['tisk']],
      }),
    title: localized(line()).meta({
      description: 'The title of the page.',
      examples: [{ cs: 'Bezpečnostní informace', en: 'Safety information' }],
    }),
    intro: localized(prose()).meta({
      description: 'A paragraph before the sections; search engines show it too.',
      examples: [{ cs: 'Budova je stará a schody úzké.', en: 'The building is old and its stairs narrow.' }],
    }),
    sections: z
      .array(z.strictObject(section).describe('A part of a page of text.').meta({ id: 'TextSection' }))
      .min(1)
      .describe('The sections, in the order of the page.'),
    feedback: z
      .strictObject({
        ...section,
        email: z
          .email(rule('schema/email'))
          .optional()
          .meta({
            description: 'Whom to write to; without it, the e-mail address of the exhibition.',
            examples: ['sedm@majakka.example'],
          }),
      })
      .describe('A last section that asks visitors to write; an e-mail address stands below it.')
      .meta({ id: 'Feedback' })
      .optional(),
    date: day()
      .optional()
      .meta({
        description: 'The day on which the page was last true; it stands at its end, with the organiser’s name.',
        examples: ['2031-08-25'],
      }),
    ...links,
  })
  .meta({ id: 'TextPage' })

export type TextPage = z.infer<typeof textPageSchema>
