/**
 * The rules of fields that zod's own checks do not name. The content check reports them by these names; its words for
 * editors are in its `field-words.ts`, and the compiler asks for them.
 */
const schemaRules = [
  'schema/empty',
  'schema/one-line',
  'schema/slug',
  'schema/taken-by-page',
  'schema/former-slug-of-invitation',
  'schema/invitation-or-registration',
  'schema/image-name',
  'schema/drawing-name',
  'schema/day',
  'schema/date-time',
  'schema/time',
  'schema/time-zone',
  'schema/https',
  'schema/link',
  'schema/email',
  'schema/phone',
  'schema/country',
  'schema/pdf-path',
  'schema/path-word',
  'schema/within-or-address',
  'schema/artist-or-person',
  'schema/language-tag',
  'schema/quotes',
] as const

export type SchemaRule = (typeof schemaRules)[number]

/** The options of a zod check that belongs to a rule: zod hands the name on as the message of its issue. */
export const rule = (name: SchemaRule) => ({ error: name })

/** The rule that the message of a zod issue names. */
export const ruleOfMessage = (message: string): SchemaRule | undefined => schemaRules.find((name) => name === message)
