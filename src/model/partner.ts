import { z } from 'zod'
import { drawing, line, slug } from './fields'

/** The three groups of logos on the home page, in their order (specification, section 2). */
export const partnerGroups = ['organizer', 'partner', 'gallery'] as const

/** content/partners/<slug>.yaml */
export const partnerSchema = z
  .strictObject({
    slug: slug(),
    name: line(),
    group: z.enum(partnerGroups).meta({ id: 'PartnerGroup' }),
    url: z.url({ protocol: /^https$/, error: 'https' }),
    logo: drawing(),
  })
  .meta({ id: 'Partner' })

export type Partner = z.infer<typeof partnerSchema>
