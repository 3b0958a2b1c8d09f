import type { Answer } from '../http/answer'
import { allowedOrigin, isCrossSite } from '../http/cross-site'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { bodyTypeOf } from '../http/parse-body'
import { jsonResponse } from '../http/response'
import { createEndpoint, receive, type Dependencies, type Setup } from '../registration/endpoint'
import { openDatabase } from '../registration/linked-registration'
import type { Budget } from '../registration/time-budget'
import type { OrganiserFunction } from '../storage/organiser-types'
import { doorActions } from './door-actions'
import { eventActions } from './event-actions'
import { guestActions } from './guest-actions'
import { noticeActions } from './notice-actions'
import { organiserOf } from './organisers'
import { readEvent, readNotice, readOverview } from './reads'
import { malformed, type Action } from './work'

/** The largest body, in bytes: the ids of all guests of a large event. */
const bodyLimit = 128 * 1024

/**
 * The organisers' page. `GET` answers all events; with `event` its guests, with `guest` everything that is stored about
 * one, with `door` who is at the door, and with `settings` what decides whether it takes registrations; with `notice`, the
 * urgent notice. `POST` changes something; what is about no event has the event ''. Each needs a session (handle-session.ts).
 */
export function createOrganisersHandler(dependencies: Dependencies<OrganiserFunction>): Handler {
  return createEndpoint<OrganiserFunction>(dependencies, {
    decide,
    respond: async (_request, answer) => jsonResponse(answer, 'GET, POST'),
  })
}

/** What an organiser can do, by the field `action` of a request. */
const actions: ReadonlyMap<unknown, Action> = new Map<unknown, Action>(
  Object.entries({ ...guestActions, ...doorActions, ...eventActions, ...noticeActions }),
)

async function decide(request: Request, { signal, within }: Budget, setup: Setup<OrganiserFunction>): Promise<Answer> {
  const { method, url } = request
  if (method !== 'GET' && method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  if (method === 'POST' && bodyTypeOf(request) !== 'json') return { code: 'unsupported_media_type' }
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { client, facts } = opened
  const organiser = await within(organiserOf(request, client, setup.variables, signal).then((of) => ({ of })))
  if ('code' in organiser) return organiser
  const query = method === 'GET' ? new URL(url).searchParams : undefined
  const slug = query?.get('event')
  if (typeof organiser.of !== 'string') {
    // The page asks this to learn whether there is a session: that there is none is no error.
    const isQuestion = slug === null && organiser.of.code === 'sign_in_required'
    return isQuestion ? { ...organiser.of, code: 'signed_out' } : organiser.of
  }
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(setup.variables.SUPABASE_URL ?? '')
  const work = { organiser: organiser.of, facts, client, signal, mail: setup.mail, isHere }

  if (query?.has('notice')) return within(readNotice(work))
  if (query) return within(slug ? readEvent(query, slug, work) : readOverview(work))
  const received = await within(receive(request, signal, bodyLimit))
  if ('code' in received) return received
  const { value } = received
  const act = actions.get(ownField(value, 'action'))
  const name = ownField(value, 'event')
  if (!act || typeof name !== 'string') return malformed
  const event = facts.events.find(({ event }) => event === name)
  return within(act({ ...work, slug: name, event }, value))
}
