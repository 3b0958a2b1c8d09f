import { allowedOrigin, isCrossSite } from '../http/cross-site'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { bodyTypeOf } from '../http/parse-body'
import { createEndpoint, receive, type Dependencies, type Setup } from '../endpoint/endpoint'
import type { Budget } from '../endpoint/time-budget'
import type { OrganiserFunction } from '../storage/organiser-types'
import { doorActions } from './door-actions'
import { eventActions } from './event-actions'
import { guestActions } from './guest-actions'
import { invitationActions } from './invitation-actions'
import { messageActions } from './message-actions'
import { noticeActions } from './notice-actions'
import { organiserResponse, type OrganiserAnswer } from './organisers'
import { personActions } from './person-actions'
import { readEvent, readFound, readNotice, readOverview } from './reads'
import { startWork } from './start-work'
import { malformed, type Action } from './work'

/** The largest body, in bytes: the ids of all guests of a large event. */
const bodyLimit = 128 * 1024

/**
 * The organisers' page. `GET` answers all events; with `event` its guests, with `guest` everything that is stored about
 * one, with `door` who is at the door, with `settings` what decides whether it takes registrations, with `invitations`
 * who is invited, and with `mail` what has not been sent; with `find` guests of all events, and with `notice` the urgent
 * notice. `POST` changes something; what is about no event has the event ''. Each needs a session (handle-session.ts).
 */
export function createOrganisersHandler(dependencies: Dependencies<OrganiserFunction>): Handler {
  return createEndpoint<OrganiserFunction, OrganiserAnswer>(dependencies, {
    decide,
    respond: async (_request, answer) => organiserResponse(answer, 'GET, POST'),
  })
}

/** What an organiser can do, by the field `action` of a request. */
export const actions: ReadonlyMap<unknown, Action> = new Map<unknown, Action>(
  Object.entries({
    ...guestActions,
    ...personActions,
    ...doorActions,
    ...eventActions,
    ...noticeActions,
    ...invitationActions,
    ...messageActions,
  }),
)

async function decide(request: Request, budget: Budget, setup: Setup<OrganiserFunction>): Promise<OrganiserAnswer> {
  const { signal, within } = budget
  const { method, url } = request
  if (method !== 'GET' && method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  if (method === 'POST' && bodyTypeOf(request) !== 'json') return { code: 'unsupported_media_type' }
  const query = method === 'GET' ? new URL(url).searchParams : undefined
  const slug = query?.get('event')
  const work = await startWork(request, budget, setup)
  // The page asks this to learn whether there is a session: that there is none is no error.
  if ('code' in work)
    return query?.size === 0 && work.code === 'sign_in_required' ? { ...work, code: 'signed_out' } : work

  if (query) {
    if (query.has('notice')) return within(readNotice(work))
    if (query.has('find')) return within(readFound(query, work))
    return within(slug ? readEvent(query, slug, work) : readOverview(work))
  }
  const received = await within(receive(request, signal, bodyLimit))
  if ('code' in received) return received
  const { value } = received
  const act = actions.get(ownField(value, 'action'))
  const name = ownField(value, 'event')
  if (!act || typeof name !== 'string') return malformed
  const event = work.facts.events.find(({ event }) => event === name)
  return within(act({ ...work, slug: name, event }, value))
}
