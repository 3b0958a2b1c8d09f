import { z } from 'zod'
import { partnerGroups } from './choices'
import { address, drawing, email, group, line, optional, slug } from './fields'

/** content/partners/<slug>.yaml */
export const partnerSchema = group('Partner', {
  slug: slug().meta({ examples: ['majakka'] }),
  name: line().meta({ examples: ['Spolek Majakka'] }),
  group: z.enum(partnerGroups).meta({ id: 'PartnerGroup', examples: ['gallery'] }),
  url: address().meta({ examples: ['https://majakka.example'] }),
  logo: drawing().meta({ examples: ['majakka.svg'] }),
  logoDark: optional(drawing(), 'majakka-dark.svg'),
  email: optional(email(), 'galerie@majakka.example'),
})

export type Partner = z.infer<typeof partnerSchema>
