import { ApiError, createApiClient } from '../../api/api-client'
import type {
  DoorAnswer,
  EventSettings,
  FoundAnswer,
  GuestsAnswer,
  InvitationsAnswer,
  MailProgress,
  OverviewAnswer,
  PersonData,
  SetNotice,
} from '../../../registration/organisers'

/** Why a request was not answered as it should be, for the text `organisers:problem.<problem>`. */
const problems = [
  'code_wrong',
  'code_ended',
  'no_organisers',
  'no_mail',
  'not_published',
  'unreachable',
  'gone',
  'changed_meanwhile',
  'already_arrived',
  'email_taken',
  'invited',
  'capacity_full',
  'invalid_data',
  'registration_closed',
  'called_off',
  'unknown_event',
  'message_repeated',
] as const

export type Problem = (typeof problems)[number] | 'busy' | 'no_mail_now' | 'email'

/** A refusal: with what is wrong with the fields, and whether a guest may wait where no place is left. */
export type Refusal = { problem: Problem; fields?: Record<string, string>; mayWait?: boolean }

export type Answered<T> = { answer: T } | { refusal: Refusal } | 'signed_out'

/** Milliseconds after which a request counts as not answered. */
const requestTimeout = 12_000

const path = '/api/organisers'
/** Where the frame of a preview gets the mail. */
export const previewPath = `${process.env.GATSBY_API_URL ?? ''}${path}/preview`

async function ask<T>(send: (signal: AbortSignal) => Promise<unknown>): Promise<Answered<T>> {
  try {
    const answer = (await send(AbortSignal.timeout(requestTimeout))) as (T & { code?: string }) | undefined
    // The network was lost before its end, or whoever offers it has answered with a page.
    if (answer === undefined) return { refusal: { problem: 'unreachable' } }
    return answer.code === 'signed_out' ? 'signed_out' : { answer }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const body = (error.body ?? {}) as Record<string, unknown>
    if (body.code === 'sign_in_required') return 'signed_out'
    return { refusal: refusalOf(error.status, body) }
  }
}

function refusalOf(status: number | undefined, { code, reason, errors, waiting }: Record<string, unknown>): Refusal {
  if (status === undefined) return { problem: 'unreachable' }
  // To send a code and to send a mail to a guest are refused for the same reason, but not at the same place.
  if (code === 'no_mail') return { problem: 'no_mail_now' }
  const problem = problems.find((each) => each === (reason ?? code)) ?? 'busy'
  return { problem, fields: errors as Record<string, string>, ...(waiting === true && { mayWait: true }) }
}

const get = <T>(query = '') => ask<T>((signal) => createApiClient().get(path + query, signal))

export const organisersApi = {
  readOverview: () => get<OverviewAnswer>(),

  /** @param since the revision of an earlier answer; then the guests are null if none has changed */
  readGuests: (event: string, since?: number) =>
    get<GuestsAnswer>(`?event=${event}${since === undefined ? '' : `&since=${since}`}`),

  readPerson: (event: string, guest: string) => get<{ person: PersonData }>(`?event=${event}&guest=${guest}`),

  /** Guests of all events who registered in a time span (ISO 8601), or with addresses of a domain; null for any. */
  findGuests(wanted: { from: string | null; until: string | null; domain: string | null }) {
    const query = new URLSearchParams(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return get<FoundAnswer>(`?find&${query.toString()}`)
  },

  /** What is stored about an address in all events. */
  findPerson: (email: string) => organisersApi.change<{ person: PersonData }>('', 'findPerson', { email }),

  readDoor: (event: string) => get<{ door: DoorAnswer }>(`?event=${event}&door`),

  readInvitations: (event: string) => get<InvitationsAnswer>(`?event=${event}&invitations`),

  readProgress: (event: string) => get<{ progress: MailProgress }>(`?event=${event}&mail`),

  readSettings: (event: string) => get<{ settings: EventSettings }>(`?event=${event}&settings`),

  readNotice: () => get<{ notice: SetNotice | null }>('?notice'),

  /** @param action a name in netlify/organisers/handle-organisers.ts */
  change: <T = { code: string }>(event: string, action: string, values: object = {}) =>
    ask<T>((signal) => createApiClient().post(path, { action, event, ...values }, signal)),

  /** What netlify/organisers/handle-session.ts takes. */
  session: (values: object) =>
    ask<{ code: string }>((signal) => createApiClient().post(`${path}/session`, values, signal)),
}
