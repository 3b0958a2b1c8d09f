import { z } from 'zod'
import { day } from './fields'
import { textPage, textSection } from './text-page'

/**
 * content/accessibility.yaml: the accessibility statement of the site.
 * Its parts are those of https://www.w3.org/WAI/planning/statements/
 */
export const accessibilitySchema = z
  .strictObject({
    ...textPage,
    feedback: textSection,
    date: day().meta({
      description: 'The day on which the site was last checked against the statement; it stands at its end.',
      examples: ['2025-08-25'],
    }),
  })
  .meta({ id: 'Accessibility' })
