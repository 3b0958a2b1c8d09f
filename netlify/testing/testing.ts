import { inEachLanguage, locales, type Localized } from '../../src/i18n/locales'
import { exampleRegistration } from '../../src/registration/fields'
import type { Handler } from '../http/handler'
import type { Dependencies } from '../endpoint/endpoint'
import { createHandler } from '../registration/handle-registration'
import { factsFile, guestPagesFile, type EventFacts, type Facts, type ReadBuilt } from '../storage/facts'
import { createDatabaseClient, type DatabaseClient, type FunctionName } from '../storage/call-database'
import type { Database as Types } from '../storage/database-types'
import { publishedDeploy } from '../http/deploy'
import type { Environment } from '../storage/environment'
import { guestPages, renderFacts } from './testing-pages'

const id = { locale: 'cs', submissionId: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11' }

/** A request of a guest of the invitation, and of a visitor of the workshop. */
export const guest = { ...exampleRegistration('invitation'), ...id }
export const visitor = { ...exampleRegistration('programme'), ...id, event: 'dilna' }
export const guests = { invitation: guest, programme: visitor }

export const secretKey = 'sb_secret_do-not-print'
export const variables = { SUPABASE_URL: 'https://database.example', SUPABASE_SECRET_KEY: secretKey }

const pagesAt = (paths: Localized<string>, title: string) =>
  inEachLanguage((locale) => ({ path: paths[locale], title: `${locale}: ${title}`, when: 'when', where: 'where' }))

/** The event by invitation. */
export const invitation: EventFacts = {
  event: 'vecer',
  form: 'invitation',
  capacity: 200,
  maxSeats: 2,
  opensAt: null,
  closesAt: '2031-09-03T10:00:00.000Z',
  startsAt: '2031-09-04T15:00:00.000Z',
  endsAt: '2031-09-04T20:00:00.000Z',
  place: 'sal',
  availability: null,
  personal: false,
  cancelled: false,
  showPlaces: false,
  waitingList: false,
  reminderTimes: [],
  pages: pagesAt({ cs: '/zvani', en: '/en/zvani' }, 'invitation'),
}

/** An event of the programme. */
export const workshop: EventFacts = {
  event: 'dilna',
  form: 'programme',
  capacity: 14,
  maxSeats: 4,
  opensAt: '2031-08-01T08:00:00.000Z',
  closesAt: '2031-09-04T14:00:00.000Z',
  startsAt: '2031-09-04T14:00:00.000Z',
  endsAt: '2031-09-04T16:00:00.000Z',
  place: 'dilna',
  availability: null,
  personal: false,
  cancelled: false,
  showPlaces: true,
  waitingList: true,
  reminderTimes: [],
  pages: pagesAt({ cs: '/program/dilna', en: '/en/programme/dilna' }, 'workshop'),
}

/** The facts of a build about these events. */
export const factsWith = (...events: EventFacts[]): Facts => ({
  builtAt: '2031-08-01T12:00:00.000Z',
  asOf: null,
  timeZone: 'Europe/Prague',
  noticeVersions: ['2031-08', '2031-06'],
  retentionDays: 30,
  events,
})

export const facts = factsWith(invitation, workshop)

/** The files that the build writes for the functions. */
export const builtFiles: Record<string, string> = {
  [factsFile]: JSON.stringify(facts),
  ...Object.fromEntries(locales.map((locale) => [guestPagesFile(locale), JSON.stringify(guestPages(locale))])),
}

export function readFrom(files: Record<string, string>): ReadBuilt {
  return async (file) => {
    const text = files[file]
    if (text === undefined) throw new Error('ENOENT')
    return text
  }
}

type Functions = Types['public']['Functions']

/** What a function of the database answers to a call; the test defines it. */
export type Answering<Name extends FunctionName> = (args: Functions[Name]['Args']) => unknown

/** A function under test, the lines that it logged, and the arguments of its calls of the database. */
export type Tested<Name extends FunctionName> = { handle: Handler; lines: string[]; calls: Functions[Name]['Args'][] }

/**
 * Creates a function of Netlify for tests. It belongs to the published site, unless a test passes another deploy.
 * @param usual what the database answers unless a test defines it
 */
export function testsOf<Name extends FunctionName>(
  create: (dependencies: Dependencies<Name>) => Handler,
  usual: Answering<Name>,
) {
  type Client = DatabaseClient<Name>
  type Calls = Functions[Name]['Args'][]
  const published = (dependencies: Dependencies<Name>): Handler => {
    const handle = create(dependencies)
    return (request, context) => handle(request, { deploy: publishedDeploy, ...context })
  }
  const tested = (
    createClient: (environment: Environment, calls: Calls) => Client,
    dependencies: Partial<Dependencies<Name>>,
  ): Tested<Name> => {
    const lines: string[] = []
    const calls: Calls = []
    const handle = published({
      variables,
      read: readFrom(builtFiles),
      loadRenderer: async () => renderFacts,
      log: (line) => lines.push(line),
      createClient: (environment) => createClient(environment, calls),
      ...dependencies,
    })
    return { handle, lines, calls }
  }
  return {
    published,
    /** With a database whose answers the test defines. */
    overDatabase: (database: Answering<Name> = usual, dependencies: Partial<Dependencies<Name>> = {}) =>
      tested(
        (_environment, calls): Client => ({
          rpc: (_name, args) => ({
            abortSignal: async () => {
              calls.push(args)
              return { data: await database(args), error: null, status: 200 }
            },
          }),
        }),
        dependencies,
      ),
    /** With the real Supabase client, and a `fetch` that the test defines. */
    overFetch: (fetch: typeof globalThis.fetch, dependencies: Partial<Dependencies<Name>> = {}) =>
      tested(
        (environment, calls): Client =>
          createDatabaseClient(environment, (input, init) => {
            calls.push(JSON.parse(String(init?.body)) as Functions[Name]['Args'])
            return fetch(input, init)
          }),
        dependencies,
      ),
  }
}

export const {
  published: publishedFunction,
  overDatabase: testFunction,
  overFetch: testFunctionOverFetch,
} = testsOf<'register'>(createHandler, () => 'registered')

export const address = 'https://site.example/api/register'

/** The secret of a browser in which somebody has registered. */
export const browserSecret = 'abcdef0123456789abcdef0123456789'

/** A POST request of that browser, of JSON unless the headers name another type. */
export function postTo(address: string, body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const own = { 'Content-Type': 'application/json', Cookie: `__Host-guest=${browserSecret}` }
  return new Request(address, { method: 'POST', headers: { ...own, ...headers }, body })
}

export const post = (body: BodyInit | null, headers?: Record<string, string>) => postTo(address, body, headers)

export const postGuest = (body: object = guest, headers: Record<string, string> = {}) =>
  post(JSON.stringify(body), headers)

/** A form that is sent without JavaScript. */
export const postFormTo = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postTo(address, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  })

export const postForm = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postFormTo(address, fields, headers)

export const outcomesOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)
