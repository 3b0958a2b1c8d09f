import { z } from 'zod'
import { inEachLanguage } from '../../src/i18n/locales'
import { dateTime, day, slug as slugOfModel } from '../../src/model/fields'

const texts = z.array(z.string().max(200)).max(200)

export const slug = slugOfModel().max(120)

/** The slugs of a page of text. */
export const slugs = z.object(inEachLanguage(() => slug))

/** The path of a file. The content check only warns of a name with spaces or accents. */
const record = z
  .string()
  .regex(/^content\/[^\p{Cc}]+\.yaml$/u)
  .max(300)

/**
 * The report that the check of a pull request passes to the command that writes the comment. Changed code of the pull
 * request may have written it, so every value is validated, and the comment shows every text as inline code.
 */
const reportSchema = z.strictObject({
  /** The number of the pull request. It is compared with GitHub's data before the comment is written. */
  pullRequest: z.int().positive(),
  errors: z.int().min(0).max(1_000_000),
  warnings: z.int().min(0).max(1_000_000),
  /** Events with registration whose end moves, in local time, and the day until which their guests' data are kept. */
  movedEnds: z
    .array(z.strictObject({ file: record, from: dateTime(), to: dateTime(), keptUntil: day().optional() }))
    .max(500),
  /** Events that need a line, so that calendars see a change. */
  missingUpdates: z.array(z.strictObject({ file: record, updated: dateTime() })).max(500),
  records: z
    .array(
      z.strictObject({
        file: record,
        slug: slug.optional(),
        slugs: slugs.optional().catch(undefined),
        /** The path of an event's invitation. */
        invitation: slug.optional(),
        status: z
          .strictObject({
            texts: z.int().min(0).max(100_000),
            // By language. A pull request may add a language that the code on main does not know yet.
            missing: z.record(z.string().regex(/^[\w-]{2,20}$/), texts),
            same: texts,
          })
          .optional(),
      }),
    )
    .max(500),
})

export type Report = z.infer<typeof reportSchema>

/** Parses a report. @returns undefined if it is not valid */
export function parseReport(text: string): Report | undefined {
  if (text.length > 1_000_000) return undefined
  try {
    return reportSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
