/** Why registration is unavailable, as the log says it. No text contains anything of a guest, or a key. */
export const faults = {
  not_published: 'this is not the published production deploy',
  no_deploy: 'Netlify did not say which deploy this is, so nothing is stored',
  no_url: 'the variable SUPABASE_URL is missing or is not a URL',
  no_key: 'the variable SUPABASE_SECRET_KEY is missing',
  no_facts: 'netlify/generated/invitation.json is missing or invalid; the build writes it',
  out_of_time: 'there is no time left to answer',
  timeout: 'the database did not answer in time',
  unreachable: 'the database cannot be reached',
  upstream: 'the database is out of order',
  key_refused: 'Supabase refuses the key in SUPABASE_SECRET_KEY',
  not_permitted: 'the key may not call the functions of supabase/migrations',
  no_migration: 'the database lacks a function with these parameters; apply supabase/migrations',
  restricted: 'Supabase has restricted or paused the project',
  unexpected_answer: 'the database gave an unknown answer',
  bug: 'the function failed; this is a bug',
} as const

export type Fault = keyof typeof faults

/** An outcome with its reason, for the log: 'unavailable: the database cannot be reached'. */
export function withReason(outcome: string, { fault, place }: { fault?: Fault; place?: string }): string {
  return `${outcome}${fault ? `: ${faults[fault]}` : ''}${place ? ` (${place})` : ''}`
}

/** Writes a line to Netlify's log. */
export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** The kind and place of an error: 'TypeError in respond.js:12:3'. Its message could contain a guest's data. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frame = error.stack?.split('\n').find((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
  return `${error.name} in ${frame?.match(/[^\\/(\s]+:\d+:\d+/)?.[0] ?? 'an unknown place'}`
}
