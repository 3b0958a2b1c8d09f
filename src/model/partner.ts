import { z } from 'zod'
import { partnerGroups } from './choices'
import { address, drawing, email, group, line, optional, required, slug } from './fields'

/** content/partners/<slug>.yaml */
export const partnerSchema = group('Partner', {
  slug: required(slug(), 'majakka'),
  name: required(line(), 'Spolek Majakka'),
  group: z.enum(partnerGroups).meta({ id: 'PartnerGroup', examples: ['gallery'] }),
  url: required(address(), 'https://majakka.example'),
  logo: required(drawing(), 'majakka.svg'),
  logoDark: optional(drawing(), 'majakka-dark.svg'),
  email: optional(email(), 'galerie@majakka.example'),
})

export type Partner = z.infer<typeof partnerSchema>
