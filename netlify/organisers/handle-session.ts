import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../src/i18n/locales'
import { isEmail, normaliseEmail } from '../../src/registration/email'
import { printLine, withReason } from '../http/fault'
import type { Handler, Variables } from '../http/handler'
import { ownField } from '../http/own-field'
import { readMailEnvironment, whyNoMail } from '../mail/mail-environment'
import { readMailFacts } from '../mail/mail-facts'
import { createMailClient } from '../mail/send-mail'
import { createEndpoint, receiveForm, type Dependencies, type Setup } from '../endpoint/endpoint'
import { readBuilt, type ReadBuilt } from '../storage/facts'
import { openDatabase } from '../endpoint/open-database'
import { networkOf } from '../registration/network'
import { isInvalid, localeIn } from '../registration/parse-request'
import type { Budget } from '../endpoint/time-budget'
import { askDatabase, callOnce, isNumber, isText, type DatabaseClient } from '../storage/call-database'
import type { Environment } from '../storage/environment'
import { isThisMachine } from '../http/this-machine'
import type { SignIn } from '../storage/organiser-types'
import { composeCodeMail } from './code-mail'
import { cookieFor, cookieOf } from '../http/cookies'
import { organiserResponse, organisersIn, type OrganiserAnswer } from './organisers'

type SessionFunction = 'start_sign_in' | 'finish_sign_in' | 'open_session' | 'end_sessions'

/** The answer; then the mail with the code is sent. */
type SessionAnswer = OrganiserAnswer & { after?: () => Promise<unknown> }

/** Seconds for which a code is valid, and a session. The database counts them, too. */
const codeTime = 10 * 60
const sessionTime = 12 * 60 * 60

const isBoolean = (data: unknown): data is boolean => typeof data === 'boolean'
const isSignIn = (data: unknown): data is SignIn => isText(ownField(data, 'outcome'))

/**
 * The session of an organiser (docs/decisions/073-organisers-page.md). `POST` with
 * - `email` sends a code to an address in ORGANISERS. The answer is the same for any other address.
 * - `code` begins a session, in the browser that has asked for the code.
 * - `key` begins a session on this machine, with the key that the local server prints.
 * - `end` ends this session (`this`) or all sessions of the organiser (`all`).
 */
export function createSessionHandler(dependencies: Dependencies<SessionFunction>): Handler {
  const { read = readBuilt, log = printLine } = dependencies
  return createEndpoint<SessionFunction, SessionAnswer>(dependencies, {
    decide: (request, budget, setup) => decide(request, budget, setup, { read, log }),
    respond: async (_request, answer) => organiserResponse(answer),
  })
}

/** What a request is answered with. */
type Visit = {
  request: Request
  client: DatabaseClient<SessionFunction>
  environment: Environment
  signal: AbortSignal
  variables: Variables
  ip: string | undefined
}

type Mailing = { read: ReadBuilt; log: (line: string) => void }

async function decide(
  request: Request,
  budget: Budget,
  setup: Setup<SessionFunction>,
  mailing: Mailing,
): Promise<SessionAnswer> {
  const { signal, within } = budget
  const received = await receiveForm(request, budget, setup, { type: 'json' })
  if ('code' in received) return received
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { variables } = setup
  const { client, environment } = opened
  const visit = { request, client, environment, signal, variables, ip: setup.ip }
  const { value } = received
  const [code, key, end] = ['code', 'key', 'end'].map((name) => ownField(value, name))
  if (end !== undefined) return within(endSession(visit, end === 'all'))
  if (organisersIn(variables).length === 0) {
    return { code: 'unavailable', reason: 'no_organisers', fault: 'no_organisers' }
  }
  if (key !== undefined) return within(signInHere(visit, key))
  if (code !== undefined) return within(finish(visit, code))
  return within(start(visit, value, mailing))
}

async function start(visit: Visit, value: unknown, mailing: Mailing): Promise<SessionAnswer> {
  const { request, client, environment, signal, variables, ip } = visit
  const email = ownField(value, 'email')
  const locale = localeIn(value)
  const address = typeof email === 'string' ? normaliseEmail(email).toLowerCase() : ''
  if (isInvalid(locale)) return { code: 'invalid_data', ...locale }
  if (!isEmail(address)) return { code: 'invalid_data', errors: { email: address ? 'email' : 'required' } }
  const mail = readMailEnvironment(variables)
  if (!mail) return { code: 'unavailable', reason: 'no_mail', fault: whyNoMail(variables) ?? 'no_smtp_url' }

  const challenge = randomBytes(16).toString('hex')
  const code = String(randomInt(0, 1e8)).padStart(8, '0')
  // The same is done for an address that is no organiser's, so that the time of the answer tells nothing.
  const organiser = organisersIn(variables).includes(address) ? address : null
  const { p_network } = networkOf(ip, environment.key, Date.now())
  const asked = await askDatabase(
    () => client.rpc('start_sign_in', { p_challenge: challenge, p_code: code, p_organiser: organiser, p_network }),
    isBoolean,
    signal,
    callOnce,
  )
  if ('code' in asked) return asked
  return {
    code: 'code_sent',
    cookies: [cookieFor(request, 'sign-in', challenge, codeTime)],
    ...(asked.data && { after: send }),
  }

  /** Sends the code at once. The outbox would store it, and repeat it for hours. */
  async function send(): Promise<void> {
    const { read, log } = mailing
    const facts = await readMailFacts(read)
    if (!facts) return log(JSON.stringify({ outcome: withReason('code not sent', { fault: 'no_mail_facts' }) }))
    const sender = createMailClient(mail!)
    const content = composeCodeMail({ code, to: address, from: mail!.from, locale: locale as Locale }, facts)
    const sent = await sender.send(content)
    sender.close()
    log(JSON.stringify({ outcome: sent.fault ? withReason('code not sent', sent) : 'code sent' }))
  }
}

async function finish({ request, client, signal }: Visit, sent: unknown): Promise<SessionAnswer> {
  const challenge = cookieOf(request, 'sign-in')
  const code = typeof sent === 'string' ? sent.replace(/\s/g, '') : ''
  if (!/^\d{8}$/.test(code)) return { code: 'code_wrong' }
  if (!challenge) return { code: 'code_ended' }
  const asked = await askDatabase(
    () => client.rpc('finish_sign_in', { p_challenge: challenge, p_code: code }),
    isSignIn,
    signal,
    callOnce,
  )
  if ('code' in asked) return asked
  if (asked.data === null) return { code: 'unavailable', fault: 'unexpected_answer' }
  if (asked.data.outcome !== 'signed_in') return { code: asked.data.outcome }
  return signedIn(request, asked.data.organiser, asked.data.session)
}

const signedIn = (request: Request, organiser: string, session: string): SessionAnswer => ({
  code: 'signed_in',
  content: { organiser },
  cookies: [cookieFor(request, 'organiser', session, sessionTime), cookieFor(request, 'sign-in', '', 0)],
})

/** Begins a session without a mail: with the key of the local server, which works for a database on this machine only. */
async function signInHere(visit: Visit, key: unknown): Promise<SessionAnswer> {
  const { request, client, environment, signal, variables } = visit
  const { ORGANISERS_KEY: wanted = '' } = variables
  const [organiser] = organisersIn(variables)
  if (!isThisMachine(environment.url) || !wanted || !isSameText(key, wanted)) return { code: 'code_ended' }
  const call = () => client.rpc('open_session', { p_organiser: organiser! })
  const asked = await askDatabase(call, isText, signal, callOnce)
  if ('code' in asked) return asked
  return signedIn(request, organiser!, asked.data!)
}

function isSameText(one: unknown, other: string): boolean {
  const [a, b] = [Buffer.from(String(one)), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function endSession({ request, client, signal }: Visit, isAll: boolean): Promise<SessionAnswer> {
  const session = cookieOf(request, 'organiser')
  const cookies = [cookieFor(request, 'organiser', '', 0)]
  if (!session) return { code: 'signed_out', cookies }
  const call = () => client.rpc('end_sessions', { p_session: session, p_everywhere: isAll })
  const asked = await askDatabase(call, isNumber, signal)
  return 'code' in asked ? asked : { code: 'signed_out', cookies }
}
