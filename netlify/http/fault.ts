/** Why registration is unavailable, as written to the log. No text contains guest data or a key. */
export const faults = {
  not_published: 'this is not the published production deploy',
  no_deploy: 'Netlify did not identify the deploy',
  no_url: 'the variable SUPABASE_URL is missing or is not a URL',
  no_key: 'the variable SUPABASE_SECRET_KEY is missing',
  old_node:
    'the functions run on an older Node than supabase-js needs; set NODE_VERSION and AWS_LAMBDA_JS_RUNTIME (docs/deploy.md)',
  no_facts: 'netlify/generated/registrations.json is missing or invalid; the build writes it',
  out_of_time: 'the time limit of the function was reached',
  timeout: 'the database did not answer in time',
  unreachable: 'the database cannot be reached',
  upstream: 'the database answered with a server error',
  key_refused: 'Supabase refuses the key in SUPABASE_SECRET_KEY',
  not_permitted: 'the key may not call the functions of supabase/migrations',
  no_migration: 'the database lacks a function with these parameters; apply supabase/migrations',
  restricted: 'Supabase has restricted or paused the project',
  unexpected_answer: 'the database sent an unexpected response',
  no_smtp_url:
    'the variable SMTP_URL is missing or is not a URL such as smtps://user:password@smtp.example.org:465, in which signs like # are written as %23',
  no_mail_from: 'the variable MAIL_FROM is missing or is not an address alone, such as info@example.org',
  no_mail_facts: 'netlify/generated/mail.json is missing or invalid; the build writes it',
  no_mail_event: 'the content no longer has the event',
  mail_unreachable:
    'the mail server cannot be reached, its certificate is not valid, or the port in SMTP_URL is not that of its protocol (smtps: 465, smtp: 587)',
  mail_timeout: 'the mail server did not answer in time',
  mail_not_encrypted: 'the mail server offers no encrypted connection',
  mail_sign_in: 'the mail server refuses the user or the password in SMTP_URL',
  mail_sender: 'the mail server refuses the sender in MAIL_FROM',
  mail_address: 'the mail server refuses the address for good',
  mail_refused: 'the mail server refuses the message for now',
  no_organisers:
    'the variable ORGANISERS is missing or has no e-mail address; it lists those of the organisers, separated by commas',
  bug: 'the function failed; this is a bug',
} as const

export type Fault = keyof typeof faults

/** An outcome with its reason, for the log: 'unavailable: the database cannot be reached'. */
export function withReason(outcome: string, { fault, place }: { fault?: Fault; place?: string }): string {
  return `${outcome}${fault ? `: ${faults[fault]}` : ''}${place ? ` (${place})` : ''}`
}

/** Writes a line to Netlify's log. */
export const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** What is logged of an error that nothing expected. */
export const bugOf = (error: unknown): { fault: Fault; place: string } => ({ fault: 'bug', place: placeOf(error) })

/** The type and place of an error, such as 'TypeError in respond.js:12:3'. Its message could contain guest data. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frame = error.stack?.split('\n').find((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
  return `${error.name} in ${frame?.match(/[^\\/(\s]+:\d+:\d+/)?.[0] ?? 'an unknown place'}`
}
