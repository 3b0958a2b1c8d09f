import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { Config } from '@netlify/functions'
import { config as availability } from '../../netlify/functions/availability/availability'
import { config as correct } from '../../netlify/functions/correct/correct'
import { config as links } from '../../netlify/functions/links/links'
import { config as change } from '../../netlify/functions/change/change'
import { config as door } from '../../netlify/functions/door/door'
import { config as form } from '../../netlify/functions/form/form'
import { config as health } from '../../netlify/functions/health/health'
import { config as organiserPreview } from '../../netlify/functions/organiser-preview/organiser-preview'
import { config as notice } from '../../netlify/functions/notice/notice'
import { config as organiserSession } from '../../netlify/functions/organiser-session/organiser-session'
import { config as organisers } from '../../netlify/functions/organisers/organisers'
import { config as personalInvitation } from '../../netlify/functions/personal-invitation/personal-invitation'
import { config as personalInvitationPage } from '../../netlify/functions/personal-invitation-page/personal-invitation-page'
import { config as register } from '../../netlify/functions/register/register'
import { config as registration } from '../../netlify/functions/registration/registration'
import { createDoorHandler } from '../../netlify/door/handle-door'
import { createFormPage } from '../../netlify/editors/show-form'
import { createHealthCheck } from '../../netlify/upkeep/check-health'
import { publishedDeploy } from '../../netlify/http/deploy'
import type { FunctionContext, Handler, Variables } from '../../netlify/http/handler'
import { mailFile } from '../../netlify/mail/mail-facts'
import { createMailSchedule } from '../../netlify/mail/mail-schedule'
import { createNoticeHandler } from '../../netlify/notice/handle-notice'
import { createOrganisersHandler } from '../../netlify/organisers/handle-organisers'
import { createPreviewHandler } from '../../netlify/organisers/handle-preview'
import { createTroubleTeller } from '../../netlify/organisers/tell-of-trouble'
import { createSessionHandler } from '../../netlify/organisers/handle-session'
import { factsFile } from '../../netlify/storage/facts'
import { createAvailabilityHandler } from '../../netlify/registration/handle-availability'
import { createChangeHandler } from '../../netlify/registration/handle-change'
import { createCorrectHandler } from '../../netlify/registration/handle-correct'
import { createLinksHandler } from '../../netlify/registration/handle-links'
import { createPersonalInvitationHandler } from '../../netlify/registration/handle-personal-invitation'
import { createHandler } from '../../netlify/registration/handle-registration'
import { createPersonalInvitationPage } from '../../netlify/registration/show-personal-invitation'
import { createRegistrationPage } from '../../netlify/registration/registration-page'
import { functionPaths } from '../content/function-files'
import { fetchRequest } from './fetch-request'
import { fileState } from './response.mts'

/** A function at the addresses of its page: those in its file are of the last `npm run build`, perhaps of other content. */
const pageAt = (name: string, config: Config) => ({ ...config, path: functionPaths()[name] ?? [] }) as Config

/** The functions that have a path. The function that erases guests does not run here. */
const withPath: [Config, (dependencies: { variables: Variables }) => Handler][] = [
  [register, createHandler],
  [change, createChangeHandler],
  [correct, createCorrectHandler],
  [links, createLinksHandler],
  [pageAt('registration', registration), createRegistrationPage],
  [personalInvitation, createPersonalInvitationHandler],
  [pageAt('personal-invitation-page', personalInvitationPage), createPersonalInvitationPage],
  [door, createDoorHandler],
  [organisers, createOrganisersHandler],
  [organiserSession, createSessionHandler],
  [organiserPreview, createPreviewHandler],
  [availability, createAvailabilityHandler],
  [notice, createNoticeHandler],
  [health, createHealthCheck],
  [form, () => createFormPage()],
]

const stateOfFacts = () => [factsFile, mailFile].map(fileState).join()

/** The functions of the site in this process, as the published site (docs/decisions/014-functions-in-process.md). */
export type LocalFunctions = {
  /**
   * Calls a function that has a path.
   * @param pathname the path of the request
   * @returns its response; undefined if no function has this path
   */
  call: (request: IncomingMessage, pathname: string) => Promise<Response | undefined>
  /** The scheduled function that sends mail. It reads the facts anew each time. */
  sendMail: Handler
}

/** @param variables all that the functions get, in place of the variables of this process */
export function localFunctions(variables: Variables): LocalFunctions {
  /** Each function at its paths. */
  const create = () =>
    new Map(
      withPath.flatMap(([{ path = [] }, create]) => {
        const handle = create({ variables })
        return [path].flat().map((each): [string, Handler] => [each, handle])
      }),
    )
  let functions = create()
  let state = stateOfFacts()

  /** A function keeps the facts that it has read. In development they change with the content. */
  const functionAt = (pathname: string): Handler | undefined => {
    if (state !== stateOfFacts()) {
      state = stateOfFacts()
      functions = create()
    }
    return functions.get(pathname)
  }
  return {
    call: async (request, pathname) => functionAt(pathname)?.(fetchRequest(request), contextOfCall()),
    sendMail: (request, context) =>
      createMailSchedule({ variables, tell: createTroubleTeller({ variables }) })(request, context),
  }
}

/** What Netlify passes to a function. Work that a function goes on with after its answer goes on in this process. */
const contextOfCall = (): FunctionContext => ({
  requestId: randomUUID(),
  deploy: publishedDeploy,
  waitUntil: (work) => void work,
})

/** Milliseconds between two calls of a scheduled function; Netlify calls it every five minutes. */
const interval = 60_000

/** Calls the function that sends mail, now and every minute, as long as this process lives. */
export function startSchedule(sendMail: Handler): void {
  const call = () => void sendMail(new Request('http://localhost/'), contextOfCall())
  setInterval(call, interval).unref()
  call()
}
