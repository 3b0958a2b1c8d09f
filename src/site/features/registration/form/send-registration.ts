import { ApiError, type createApiClient, isOffline } from '../../../api/api-client'
import type { Locale } from '../../../../i18n/locales'
import { errorCodes, fieldNames } from '../../../../registration/fields'
import { refusalOf, type Refusal } from '../../../../registration/refusals'
import type { RegistrationErrors } from '../../../../registration/registration-schema'
import type { FieldValues } from './draft'

export type Sent = { result: Saved; mail: boolean } | { result: Refusal; errors: RegistrationErrors }

/** How a registration that was saved is answered. */
const saved = ['registered', 'waiting'] as const

type Saved = (typeof saved)[number]

type Api = Pick<ReturnType<typeof createApiClient>, 'post'>

/** What the form sends besides the guest's own data. */
type Context = {
  /** The slug of the event. */
  event: string
  locale: Locale
  submissionId: string
  /** The version of the consent notice that the guest has seen. */
  noticeVersion: string
  /** Whether the guest joins the waiting list if there is no seat. */
  waiting?: boolean
}

/** Sends a registration. @returns how it ended, and for `invalid_data` an error code for each invalid field */
export async function sendRegistration(api: Api, values: FieldValues, { waiting, ...context }: Context): Promise<Sent> {
  try {
    const body = { ...values, ...context, waiting: waiting || undefined }
    const answer = await api.post('/api/register', body)
    const result = isRecord(answer) ? saved.find((code) => code === answer.code) : undefined
    // Any other 2xx does not come from the function, so the guest may not be registered.
    return result && isRecord(answer) ? { result, mail: answer.mail === true } : { result: 'default', errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const body = isRecord(error.body) ? error.body : {}
    const result = isOffline(error) ? 'offline' : refusalOf(body)
    return { result, errors: result === 'invalid_data' && isRecord(body.errors) ? knownErrors(body.errors) : {} }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A function of a newer deploy may answer fields and codes that this page does not know. */
function knownErrors(errors: Record<string, unknown>): RegistrationErrors {
  const wrong = fieldNames.filter((name) => errors[name] !== undefined)
  return Object.fromEntries(wrong.map((name) => [name, errorCodes.find((code) => code === errors[name]) ?? 'invalid']))
}
