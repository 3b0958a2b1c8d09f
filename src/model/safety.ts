import { z } from 'zod'
import { line, localized, prose } from './fields'

/** content/safety.yaml: the safety information page. */
export const safetySchema = z
  .strictObject({
    title: localized(line()),
    intro: localized(prose()),
    sections: z
      .array(z.strictObject({ heading: localized(line()), text: localized(prose()) }).meta({ id: 'SafetySection' }))
      .min(1),
  })
  .meta({ id: 'Safety' })
