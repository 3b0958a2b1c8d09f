import { ApiError, type createApiClient } from '../../api/api-client'
import type { Locale } from '../../../i18n/locales'
import type { Registration } from '../../../registration/registration-schema'

/** What a guest is told when a registration did not succeed; the keys of `registration:answer` (section 8). */
export const refusals = [
  'email_taken',
  'capacity_full',
  'registration_closed',
  'invalid_data',
  'not_published',
  'default',
] as const

export type Refusal = (typeof refusals)[number]

export type Sent = { result: 'registered' } | { result: Refusal; errors: Partial<Record<keyof Registration, string>> }

type Api = Pick<ReturnType<typeof createApiClient>, 'post'>

/** What belongs to a registration beside the guest's own data. */
type Context = {
  locale: Locale
  submissionId: string
  /** Of the consent that the guest has seen. */
  noticeVersion: string
}

/** Sends a registration and says how it ended; every answer means one message, an unknown one the default. */
export async function sendRegistration(
  api: Api,
  registration: Registration,
  { locale, submissionId, noticeVersion }: Context,
): Promise<Sent> {
  try {
    const body = { ...registration, locale, submissionId: submissionId || undefined, noticeVersion }
    const answer = await api.post('/api/register', body)
    // A 2xx that does not say so is not our function's: a guest must never be told something untrue.
    return isRecord(answer) && answer.code === 'registered'
      ? { result: 'registered' }
      : { result: 'default', errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, reason } = isRecord(error.body) ? error.body : {}
    // A reason says more than the code that it comes with.
    const result = refusalOf(reason) ?? refusalOf(code) ?? 'default'
    return { result, errors: result === 'invalid_data' ? errorsOf(error.body) : {} }
  }
}

const refusalOf = (told: unknown) => refusals.find((refusal) => refusal === told)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function errorsOf(body: unknown): Partial<Record<keyof Registration, string>> {
  return isRecord(body) && isRecord(body.errors) ? (body.errors as Partial<Record<keyof Registration, string>>) : {}
}
