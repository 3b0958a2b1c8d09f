/**
 * How a registration can fail. The message of each is the text `registration:answer.<refusal>`.
 * Every other answer of the API is `default`.
 */
export const refusals = [
  'email_taken',
  'capacity_full',
  'registration_not_open',
  'registration_closed',
  'unknown_event',
  'invalid_data',
  'not_published',
  'default',
] as const

export type Refusal = (typeof refusals)[number]

/** The refusal that an answer means. @param reason more specific than the code */
export function refusalOf({ code, reason }: { code?: unknown; reason?: unknown }): Refusal {
  const find = (value: unknown) => refusals.find((refusal) => refusal === value)
  return find(reason) ?? find(code) ?? 'default'
}
