import { z } from 'zod'
import { textPage } from './text-page'

/** content/safety.yaml: the safety information page. */
export const safetySchema = z.strictObject(textPage).meta({ id: 'Safety' })
