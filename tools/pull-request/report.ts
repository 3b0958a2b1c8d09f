import { z } from 'zod'

/**
 * What the check of a pull request hands over to the program that comments on it. It was made beside code that anybody
 * may have changed, so the program that reads it believes nothing that does not fit, and shows every text as a text.
 */
const texts = z.array(z.string().max(200)).max(200)

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

export const reportSchema = z.strictObject({
  /** The number of the pull request; proved against GitHub's own word before anything is written. */
  pullRequest: z.int().positive(),
  errors: z.int().min(0).max(1_000_000),
  warnings: z.int().min(0).max(1_000_000),
  records: z
    .array(
      z.strictObject({
        file: z
          .string()
          .regex(/^content\/[\w./-]+\.yaml$/)
          .max(300),
        slug: slug.optional(),
        /** The path of an event's invitation. */
        invitation: slug.optional(),
        status: z
          .strictObject({
            texts: z.int().min(0).max(100_000),
            // By language; a pull request may add one that the program that reads the report does not know yet.
            missing: z.record(z.string().regex(/^[\w-]{2,20}$/), texts),
            same: texts,
          })
          .optional(),
      }),
    )
    .max(500),
})

export type Report = z.infer<typeof reportSchema>

/** Reads a report. @returns undefined for anything that is not one */
export function parseReport(text: string): Report | undefined {
  if (text.length > 1_000_000) return undefined
  try {
    return reportSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
