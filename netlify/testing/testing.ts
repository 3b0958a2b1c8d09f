import { publishedDeploy } from '../storage/deploy'
import { createHandler, type Handler, type World } from '../registration/handle-registration'
import type { InvitationFacts, ReadBuilt } from '../registration/invitation'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import type { RegisterArguments } from '../storage/database-types'

/** What a test's handler is given besides itself: what it logged, and what the database was asked. */
export type Rig = { handle: Handler; lines: string[]; asked: RegisterArguments[] }

export const aGuest = {
  fullName: 'Ludmila Střeštíková',
  email: 'ludmila@guest.example',
  attendance: 'plusOne',
  locale: 'cs',
  submissionId: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11',
}

export const secretKey = 'sb_secret_do-not-tell'
export const variables = { SUPABASE_URL: 'https://database.example', SUPABASE_SECRET_KEY: secretKey }

export const invitation: InvitationFacts = {
  builtAt: '2031-08-01T12:00:00.000Z',
  asOf: null,
  event: 'vecer',
  path: 'zvani',
  capacity: 200,
  closesAt: '2031-09-03T10:00:00.000Z',
  endsAt: '2031-09-04T20:00:00.000Z',
  noticeVersions: ['2031-08', '2031-06'],
  retentionDays: 30,
}

export const aPage = (language: string) => `<!DOCTYPE html><html lang="${language}"><head>
<script>window.pagePath="/zvani"</script><title>An <input name="fullName"> title</title></head><body>
<input name="fullName" value="not in the form"/>
<form action="/api/register" data-registration="true" method="post">
<div tabindex="-1" data-registration-answer="true" class="a"></div>
<input type="hidden" name="locale" value="${language}"/><input type="hidden" name="noticeVersion" value="2031-08"/><input value="" name="submissionId" type="hidden"/>
<input id="fullName" aria-invalid="false" name="fullName" value=""/><span data-registration-field-error="fullName"></span>
<input name="email" type="email" value=""/><span class="e" data-registration-field-error="email"></span>
<input type="radio" name="attendance" value="solo" checked=""/><input value="plusOne" type="radio" name="attendance"/>
<span data-registration-field-error="attendance"></span>
<template data-registration-message="email_taken">${language}: e-mail taken</template>
<template data-registration-message="not_published">${language}: a preview</template>
<template data-registration-message="invalid_data">${language}: invalid data</template>
<template data-registration-message="default">${language}: default</template>
<template data-registration-field-message="required">${language}: required</template>
<template data-registration-field-message="email">${language}: no e-mail</template>
<template data-registration-field-message="invalid">${language}: invalid</template>
</form><script src="/app.js" async=""></script></body></html>`

export const builtFiles: Record<string, string> = {
  'netlify/generated/invitation.json': JSON.stringify(invitation),
  'netlify/generated/invitation.cs.html': aPage('cs'),
  'netlify/generated/invitation.en.html': aPage('en'),
}

export function readFrom(files: Record<string, string>): ReadBuilt {
  return async (file) => {
    const text = files[file]
    if (text === undefined) throw new Error('ENOENT')
    return text
  }
}

export type Database = (registration: RegisterArguments) => string | Promise<string>

/** A handler that is called as Netlify calls the one of the published site, unless the test says otherwise. */
export function aHandler(world: World): Handler {
  const handle = createHandler(world)
  return (request, context) => handle(request, { deploy: publishedDeploy, ...context })
}

/** A handler before a database that answers as it is told. */
export function aRig(database: Database = () => 'registered', world: World = {}): Rig {
  const lines: string[] = []
  const asked: RegisterArguments[] = []
  const client: DatabaseClient<'register'> = {
    rpc: (_name, registration) => ({
      abortSignal: async () => {
        asked.push(registration)
        return { data: await database(registration), error: null, status: 200 }
      },
    }),
  }
  const createClient = () => client
  return { handle: aHandler({ ...theWorld(lines), createClient, ...world }), lines, asked }
}

/** A handler before an upstream that is only known by what `fetch` gives: the real client is between. */
export function aRigOverFetch(fetch: typeof globalThis.fetch, world: World = {}): Rig {
  const lines: string[] = []
  const asked: RegisterArguments[] = []
  const spy: typeof fetch = (input, init) => {
    asked.push(JSON.parse(String(init?.body)) as RegisterArguments)
    return fetch(input, init)
  }
  const createClient = (environment: { url: string; key: string }) => createDatabaseClient(environment, spy)
  return { handle: aHandler({ ...theWorld(lines), createClient, ...world }), lines, asked }
}

const theWorld = (lines: string[]): World => ({
  variables,
  read: readFrom(builtFiles),
  log: (line) => lines.push(line),
})

export const address = 'https://site.example/api/register'

export function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const type = { 'Content-Type': 'application/json' }
  return new Request(address, { method: 'POST', headers: { ...type, ...headers }, body })
}

export const postGuest = (guest: object = aGuest, headers: Record<string, string> = {}) =>
  post(JSON.stringify(guest), headers)

export const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded', ...headers })

export const outcomesOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)
