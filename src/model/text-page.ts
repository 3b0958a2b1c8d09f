import { z } from 'zod'
import { line, localized, prose } from './fields'

/** A part of a page of text. */
export const textSection = z
  .strictObject({
    heading: localized(line()).meta({
      description: 'The section’s heading.',
      examples: [{ cs: 'Děti', en: 'Children' }],
    }),
    text: localized(prose()).meta({
      description: 'Paragraphs, separated by a blank line.',
      examples: [{ cs: 'Děti přicházejí s někým dospělým.', en: 'Children come with an adult.' }],
    }),
  })
  .describe('A part of a page of text.')
  .meta({ id: 'TextSection' })

/** What every page of text has. */
export const textPage = {
  title: localized(line()).meta({
    description: 'The title of the page.',
    examples: [{ cs: 'Bezpečnostní informace', en: 'Safety information' }],
  }),
  intro: localized(prose()).meta({
    description: 'A paragraph before the sections.',
    examples: [{ cs: 'Budova je stará a schody úzké.', en: 'The building is old and its stairs narrow.' }],
  }),
  sections: z.array(textSection).min(1).describe('The sections, in the order of the page.'),
}
