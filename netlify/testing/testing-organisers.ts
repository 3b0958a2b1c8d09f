import { createOrganisersHandler } from '../organisers/handle-organisers'
import { createSessionHandler } from '../organisers/handle-session'
import { mailFile } from '../mail/mail-facts'
import { publishedDeploy, type Deploy } from '../http/deploy'
import type { Variables } from '../http/handler'
import { real, useEmptyDatabase } from './testing-database'
import { builtFiles, facts, readFrom } from './testing'
import { factsFile } from '../storage/facts'
import { mail, mailFacts, sender, useMailServer } from './testing-mail'
import type { Dependencies } from '../endpoint/endpoint'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import type { Environment } from '../storage/environment'
import type { OrganiserFunction } from '../storage/organiser-types'

export const organiser = 'producentka@sedm.example'

export const sessionAddress = 'https://site.example/api/organisers/session'
export const organisersAddress = 'https://site.example/api/organisers'

type Others = Dependencies<OrganiserFunction>

/** The functions of the organisers' page over the database and the mail server of the tests, and browsers for them. */
export function createOrganisers(changes: Variables = {}, built = facts, others: Partial<Others> = {}) {
  const lines: string[] = []
  const work: Promise<unknown>[] = []
  const variables = {
    SUPABASE_URL: real.api.url,
    SUPABASE_SECRET_KEY: real.api.secretKey,
    SMTP_URL: mail.url,
    MAIL_FROM: sender,
    ORGANISERS: `nekdo@sedm.example, ${organiser}`,
    ...changes,
  }
  const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(built), [mailFile]: JSON.stringify(mailFacts) })
  const log = (line: string) => void lines.push(line)
  const session = createSessionHandler({ variables, read, log })
  const page = createOrganisersHandler({ variables, read, log, ...others })

  /** A browser, which keeps cookies. @param ip its address */
  function browser(ip?: string) {
    const cookies = new Map<string, string>()

    async function send(url: string, init: RequestInit = {}, deploy: Deploy = publishedDeploy) {
      const headers = new Headers(init.headers)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const handle = url.startsWith(sessionAddress) ? session : page
      const response = await handle(new Request(url, { ...init, headers }), {
        deploy,
        ip,
        waitUntil: (each) => void work.push(each),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      const body = (await response.json()) as Record<string, unknown>
      return { status: response.status, response, ...body } as {
        status: number
        response: Response
        code: string
      } & Record<string, unknown>
    }

    const post = (url: string, body: unknown, headers: Record<string, string> = {}, deploy?: Deploy) =>
      send(
        url,
        { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } },
        deploy,
      )

    return {
      cookies,
      send,
      post,
      get: (query = '') => send(organisersAddress + query),
      change: (event: string, action: string, values: object = {}) =>
        post(organisersAddress, { event, action, ...values }),
      /** Asks for a code. @returns the code in the mail; undefined if none came */
      async askForCode(email: string = organiser, locale = 'cs') {
        const before = mail.received.length
        const answer = await post(sessionAddress, { email, locale })
        await Promise.all(work.splice(0))
        // Mails to guests may arrive meanwhile.
        const codes = mail.received
          .slice(before)
          .flatMap(({ subject = '' }) => /: (\d{4}.\d{4})$/.exec(subject)?.[1] ?? [])
        const code = codes.at(-1)
        return { answer, code }
      },
      async signIn(email?: string) {
        const { code } = await this.askForCode(email)
        return post(sessionAddress, { code })
      },
    }
  }

  return { browser, lines, variables, settled: () => Promise.all(work.splice(0)) }
}

/**
 * A tab in which an organiser has signed in, and whose function does not ask the database for that with each request: for
 * thousands of requests, most of which are refused.
 */
export function createKnownTab() {
  const createClient = (environment: Environment): DatabaseClient<OrganiserFunction> => ({
    rpc: (name, args) =>
      name === 'organiser_of'
        ? { abortSignal: async () => ({ data: organiser, error: null, status: 200 }) }
        : (createDatabaseClient(environment) as DatabaseClient<OrganiserFunction>).rpc(name, args),
  })
  const { lines, browser } = createOrganisers({}, facts, { createClient })
  const known = browser()
  known.cookies.set('__Host-organiser', 'f'.repeat(32))
  return { lines, tab: known }
}

// Set by the function below before each test. Imports are live bindings, so that tests see what was set.
export let functions: ReturnType<typeof createOrganisers>
/** A browser in which an organiser has signed in. */
export let tab: ReturnType<typeof functions.browser>

/**
 * Starts a database and a mail server for the tests of a file. Before each of them an organiser signs in.
 * @param options of `useEmptyDatabase`
 */
export function useOrganisers(options?: { mail: boolean }): void {
  useEmptyDatabase(options)
  useMailServer()
  beforeEach(async () => {
    functions = createOrganisers()
    tab = functions.browser()
    await tab.signIn()
    // The mail with the code.
    mail.received.length = 0
  })
}
