import { z } from 'zod'
import { drawing, line, slug } from './fields'
import { rule } from './schema-rules'

/** The three groups of logos on the home page, in their order (specification, section 2). */
export const partnerGroups = ['organizer', 'partner', 'gallery'] as const

/** content/partners/<slug>.yaml */
export const partnerSchema = z
  .strictObject({
    slug: slug().meta({ description: 'The name of this file.', examples: ['majakka'] }),
    name: line().meta({
      description: 'As the partner writes it; read out where the logo is not seen.',
      examples: ['Spolek Majakka'],
    }),
    group: z
      .enum(partnerGroups)
      .describe('The group of logos on the home page.')
      .meta({ id: 'PartnerGroup', examples: ['gallery'] }),
    url: z
      .url({ protocol: /^https$/, ...rule('schema/https') })
      .meta({ description: 'Where the logo leads.', examples: ['https://majakka.example'] }),
    logo: drawing().meta({
      description: 'The logo’s file, beside this one; its size follows from the drawing.',
      examples: ['majakka.svg'],
    }),
    logoDark: drawing()
      .optional()
      .meta({
        description: 'For dark screens, where turning the logo light would be wrong.',
        examples: ['majakka-dark.svg'],
      }),
  })
  .meta({ id: 'Partner' })

export type Partner = z.infer<typeof partnerSchema>
