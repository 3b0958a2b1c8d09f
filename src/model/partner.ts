import { z } from 'zod'
import { partnerGroups } from './choices'
import { address, drawing, line, slug } from './fields'
import { rule } from './schema-rules'

/** content/partners/<slug>.yaml */
export const partnerSchema = z
  .strictObject({
    slug: slug().meta({ examples: ['majakka'] }),
    name: line().meta({ examples: ['Spolek Majakka'] }),
    group: z.enum(partnerGroups).meta({ id: 'PartnerGroup', examples: ['gallery'] }),
    url: address().meta({ examples: ['https://majakka.example'] }),
    logo: drawing().meta({ examples: ['majakka.svg'] }),
    logoDark: drawing()
      .optional()
      .meta({ examples: ['majakka-dark.svg'] }),
    email: z
      .email(rule('schema/email'))
      .optional()
      .meta({ examples: ['galerie@majakka.example'] }),
  })
  .meta({ id: 'Partner' })

export type Partner = z.infer<typeof partnerSchema>
