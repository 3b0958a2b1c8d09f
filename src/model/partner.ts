import { z } from 'zod'
import { partnerGroups } from './choices'
import { drawing, line, slug } from './fields'

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
      .url({ protocol: /^https$/, error: 'https' })
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
