import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '@netlify/functions'
import { config as availability } from '../../netlify/functions/availability/availability'
import { config as change } from '../../netlify/functions/change/change'
import { config as door } from '../../netlify/functions/door/door'
import { config as health } from '../../netlify/functions/health/health'
import { config as invitation } from '../../netlify/functions/invitation/invitation'
import { config as invitationPage } from '../../netlify/functions/invitation-page/invitation-page'
import { config as register } from '../../netlify/functions/register/register'
import { config as registration } from '../../netlify/functions/registration/registration'
import { createDoorHandler } from '../../netlify/door/handle-door'
import { createHealthCheck } from '../../netlify/storage/check-health'
import { publishedDeploy } from '../../netlify/storage/deploy'
import type { FunctionContext, Handler } from '../../netlify/http/handler'
import { mailFile } from '../../netlify/mail/mail-facts'
import { createMailSchedule } from '../../netlify/mail/mail-schedule'
import { factsFile } from '../../netlify/registration/facts'
import { createAvailabilityHandler } from '../../netlify/registration/handle-availability'
import { createChangeHandler } from '../../netlify/registration/handle-change'
import { createInvitationHandler } from '../../netlify/registration/handle-invitation'
import { createHandler } from '../../netlify/registration/handle-registration'
import { createInvitationPage } from '../../netlify/registration/show-invitation'
import { createRegistrationPage } from '../../netlify/registration/show-registration'
import { fileState } from './response.mts'

/** The functions that have a path. The function that erases guests does not run here. */
const createFunctions = () =>
  new Map<Config['path'] | string, Handler>([
    [register.path, createHandler()],
    [change.path, createChangeHandler()],
    [registration.path, createRegistrationPage()],
    [invitation.path, createInvitationHandler()],
    [invitationPage.path, createInvitationPage()],
    [door.path, createDoorHandler()],
    [availability.path, createAvailabilityHandler()],
    [health.path, createHealthCheck()],
  ])

const stateOfFacts = () => [factsFile, mailFile].map(fileState).join()

let functions = createFunctions()
let state = stateOfFacts()

/** A function keeps the facts that it has read. In development they change with the content. */
function functionAt(pathname: string): Handler | undefined {
  if (state !== stateOfFacts()) {
    state = stateOfFacts()
    functions = createFunctions()
  }
  return functions.get(pathname)
}

/**
 * Calls a function of the site in this process, as the published site (docs/decisions/014-functions-in-process.md). After
 * a rewrite it gets the address that the visitor asked for, as on Netlify.
 * @param pathname the path of the function
 * @returns its response; undefined if no function has this path
 */
export async function callFunction(request: IncomingMessage, pathname: string): Promise<Response | undefined> {
  const handle = functionAt(pathname)
  if (!handle) return undefined
  const { method = 'GET', url = '/', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : null
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const call = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries,
    body,
    ...(hasBody && { duplex: 'half' }),
  })
  return handle(call, contextOfCall())
}

/** What Netlify passes to a function. Work that a function goes on with after its answer goes on in this process. */
const contextOfCall = (): FunctionContext => ({
  requestId: randomUUID(),
  deploy: publishedDeploy,
  waitUntil: (work) => void work,
})

/** Milliseconds between two calls of a scheduled function; Netlify calls it every five minutes. */
const interval = 60_000

/** Reads the facts anew each time, as the functions that have a path. */
const sendMailNow: Handler = (request, context) => createMailSchedule()(request, context)

/** Calls the function that sends mail, now and every minute, as long as this process lives. */
export function startSchedule(sendMail = sendMailNow): void {
  const call = () => void sendMail(new Request('http://localhost/'), contextOfCall())
  setInterval(call, interval).unref()
  call()
}
