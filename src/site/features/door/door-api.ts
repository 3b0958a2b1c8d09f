import { ApiError, createApiClient } from '../../api/api-client'
import type { DoorGuest } from '../../../registration/door'
import type { ErrorCode } from '../../../registration/fields'
import type { Message } from '../../../registration/message'

/** A guest of the event. One who was added at the door is taken off the list again when `arrived` becomes 0. */
export type Guest = DoorGuest & {
  walkIn?: true
  /** Whether the guest waits for a seat, and can be let in if others stay away. */
  waiting?: true
}

/**
 * Says how many persons of a guest have come, and how many had before, as the device showed it. Its id makes a repeated
 * one harmless.
 */
export type Action = { id: string; guest: string; arrived: number; before?: number | undefined }

export const actionOf = ({ id, guest, arrived, before }: Action): Action => ({ id, guest, arrived, before })

/** The list, or what has changed in it since a cursor. */
export type Changes = {
  /** The slug of the event. */
  event: string
  cursor: number
  free: number
  guests: readonly Guest[]
  /** Ids of guests who are no longer on the list. */
  removed: readonly string[]
  /** Whether this device may write to the guests. */
  mayWrite?: true
}

/** The answer to a request to add a guest. */
export type Added = { cursor: number; guest: Guest }

/** The answer to a request with actions. */
export type Saved = {
  cursor: number
  /** Ids of actions whose guest is gone, or has fewer seats. */
  refused: readonly string[]
}

/** A guest who is not on the list yet. `submissionId` makes a repeated request harmless. */
export type NewGuest = { fullName: string; persons: number; submissionId: string }

/** Why a request was not answered as it should be. */
export type Failure =
  /** The key of the device or of the link is not valid, or no longer. */
  | 'key_refused'
  /** The server answered, but something else: it is overloaded, or limits the requests. */
  | 'busy'
  /** The deploy has no database: it is a preview, or it is being replaced. */
  | 'not_published'
  /** There was no answer of the server. */
  | 'unreachable'

/** Milliseconds after which a request counts as not answered. */
const requestTimeout = 8000

/**
 * The requests of the door. Each throws what `failureOf` explains.
 * @param key that of this device; to admit it, that of a link
 */
export function createDoorApi(key: string, fetch?: typeof globalThis.fetch) {
  const client = createApiClient({ bearer: key, ...(fetch && { fetch }) })

  /**
   * @param code that of the answer
   * @param signal ends the request
   */
  async function ask<T>(send: (signal: AbortSignal) => Promise<unknown>, code: string, signal?: AbortSignal) {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, requestTimeout)
    signal?.addEventListener('abort', abort)
    const answer = await send(controller.signal).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
    // Whoever offers a free network may answer in place of the server.
    if (!isRecord(answer) || answer.code !== code) throw new ApiError('Unknown answer')
    return answer as T
  }

  const post = <T>(body: object, code: string, signal?: AbortSignal) =>
    ask<T>((limit) => client.post('/api/door', body, limit), code, signal)

  return {
    /** Gives this device a key of its own. @param device its name */
    admit: (device: string) => post<{ key: string }>({ device }, 'admitted'),

    /** @param since the cursor of an earlier answer; without one, the whole list is read */
    read(since?: number, signal?: AbortSignal) {
      const query = since === undefined ? '' : `?since=${since}`
      return ask<Changes>((limit) => client.get(`/api/door${query}`, limit), 'found', signal)
    },

    save: (actions: readonly Action[], signal?: AbortSignal) => post<Saved>({ actions }, 'saved', signal),

    add: (guest: NewGuest) => post<Added>(guest, 'registered'),

    /** Lets in a guest who waits. @param waiting the id */
    letIn: (waiting: string) => post<Added>({ waiting }, 'registered'),

    write: (message: Message) => post<{ guests: number }>(message, 'message_sent'),
  }
}

export type DoorApi = ReturnType<typeof createDoorApi>

/** @throws the error itself if it is not that of a request */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error
  if (error.status === undefined) return 'unreachable'
  const { code, reason } = bodyOf(error)
  if (error.status === 401 && code === 'door_key_refused') return 'key_refused'
  return reason === 'not_published' ? reason : 'busy'
}

/** Why a device was not admitted, or a guest not added or let in: with what is wrong with the name. */
export type Refusal = Failure | 'capacity_full' | 'gone' | { name: ErrorCode }

/** @throws the error itself if it is not that of a request */
export function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error)
  if (failure !== 'busy') return failure
  const { code, errors } = bodyOf(error as ApiError)
  if (code === 'capacity_full' || code === 'gone') return code
  const wrong = isRecord(errors) ? (errors.fullName ?? errors.device) : undefined
  return wrong === undefined ? failure : { name: wrong === 'required' ? wrong : 'invalid' }
}

/**
 * The message of a refusal. A refused key replaces the form, unless the device has a list to return to from the form of a
 * link.
 */
export function textOfRefusal(form: 'add' | 'device', refusal: Refusal) {
  if (typeof refusal === 'object') return 'registration:answer.invalid_data'
  if (refusal === 'key_refused') return 'door:refused.title'
  if (refusal === 'not_published') return 'door:not_published'
  if (refusal === 'capacity_full' || refusal === 'gone') return `door:add.${refusal}` as const
  return `door:${form}.${refusal}` as const
}

const writeRefusals = ['message_repeated', 'too_many_messages', 'no_mail', 'invalid_data'] as const

/** Why a message was not sent, for the text `door:write.<refusal>`. */
export type WriteRefusal = (typeof writeRefusals)[number] | Failure

/** @throws the error itself if it is not that of a request */
export function writeRefusalOf(error: unknown): WriteRefusal {
  const failure = failureOf(error)
  if (failure !== 'busy') return failure
  const { code } = bodyOf(error as ApiError)
  return writeRefusals.find((each) => each === code) ?? failure
}

const bodyOf = ({ body }: ApiError): Record<string, unknown> => (isRecord(body) ? body : {})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
