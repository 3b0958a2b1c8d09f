import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales'
import { mostActions } from '../../src/registration/door'
import type { FieldErrors } from '../http/answer'
import { tokenIn } from '../registration/link'
import { personsIn } from '../registration/linked-registration'
import { isUuid, nameIn, ownField } from '../registration/parse-request'
import type { Arrival } from '../storage/door-types'

/** The key in the header `Authorization` (RFC 6750); undefined if none can be there: 32 hexadecimal digits. */
export function keyIn(headers: Headers): string | undefined {
  return tokenIn(/^bearer +(.*)$/i.exec(headers.get('authorization') ?? '')?.[1])
}

/** The cursor in an address: null if there is none, undefined if it is not a number. */
export function sinceIn(url: string): number | null | undefined {
  const since = new URL(url).searchParams.get('since')
  if (since === null) return null
  return /^\d{1,15}$/.test(since) ? Number(since) : undefined
}

/** The largest body, in bytes: that many actions, with room for spaces between them. */
export const doorBodyLimit = 32 * 1024

/** The actions in a request; undefined if they are not valid. */
export function actionsIn(actions: unknown): Arrival[] | undefined {
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > mostActions) return undefined
  const parsed = actions.map(actionIn)
  return parsed.every((each) => each !== undefined) ? parsed : undefined
}

function actionIn(value: unknown): Arrival | undefined {
  const [id, guest, arrived] = ['id', 'guest', 'arrived'].map((name) => ownField(value, name))
  const isGuest = typeof guest === 'string' && /^\d{1,18}$/.test(guest)
  return isUuid(id) && isGuest && Number.isSafeInteger(arrived) ? { id, guest, arrived: arrived as number } : undefined
}

type SentWalkIn = { fullName: string; persons: number; submissionId: string; locale: Locale }

/** A guest who comes without a registration, or an error code for each invalid field. */
export function walkInOf(value: unknown): SentWalkIn | { errors: FieldErrors } {
  const fullName = nameIn(value)
  const persons = personsIn(value)
  const submissionId = ownField(value, 'submissionId')
  const locale = ownField(value, 'locale') || defaultLocale
  const errors: FieldErrors = {
    ...(typeof fullName !== 'string' && fullName.errors),
    ...(typeof persons !== 'number' ? persons.errors : persons === 0 && { persons: 'invalid' as const }),
    ...(!isUuid(submissionId) && { submissionId: submissionId === undefined ? 'required' : 'invalid' }),
    ...(!isLocale(locale) && { locale: 'invalid' }),
  }
  if (typeof fullName !== 'string' || typeof persons !== 'number' || !isUuid(submissionId) || !isLocale(locale)) {
    return { errors }
  }
  return errors.persons ? { errors } : { fullName, persons, submissionId, locale }
}
