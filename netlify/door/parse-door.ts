import type { Locale } from '../../src/i18n/locales'
import { maxDeviceNameLength, maxActions } from '../../src/registration/door'
import { faultsOfMessage, type Message } from '../../src/registration/message'
import { normaliseName } from '../../src/registration/name'
import { ownField } from '../http/own-field'
import { tokenIn } from '../http/link'
import {
  errorsOf,
  isInvalid,
  isUuid,
  localeIn,
  nameIn,
  personsIn,
  submissionIdIn,
  type Invalid,
} from '../registration/parse-request'
import { messageIn } from '../registration/parse-message'
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

/** Controls, format characters, lone surrogates and line breaks: an organiser reads the names of devices on a terminal. */
const forbiddenInDevice = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** The name of a device that asks to be admitted; or what is wrong with it. */
export function deviceIn(sent: unknown): string | Invalid {
  const device = typeof sent === 'string' ? normaliseName(sent) : undefined
  if (device === '') return { errors: { device: 'required' } }
  const isValid = device !== undefined && [...device].length <= maxDeviceNameLength && !forbiddenInDevice.test(device)
  return isValid ? device : { errors: { device: 'invalid' } }
}

/** The largest body, in bytes: that many actions, with room for spaces between them; or a message in some languages. */
export const doorBodyLimit = 64 * 1024

/** The actions in a request; undefined if they are not valid. */
export function actionsIn(actions: unknown): Arrival[] | undefined {
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > maxActions) return undefined
  const parsed = actions.map(actionIn)
  return parsed.every((each) => each !== undefined) ? parsed : undefined
}

/** The id of a registration. */
export const isGuestId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value)

function actionIn(value: unknown): Arrival | undefined {
  const [id, guest, arrived, before] = ['id', 'guest', 'arrived', 'before'].map((name) => ownField(value, name))
  if (!isUuid(id) || !isGuestId(guest) || !Number.isSafeInteger(arrived)) return undefined
  // A page that was open before an update does not say it.
  if (before === undefined) return { id, guest, arrived: arrived as number }
  return Number.isSafeInteger(before) ? { id, guest, arrived: arrived as number, before: before as number } : undefined
}

type SentWalkIn = { fullName: string; persons: number; submissionId: string; locale: Locale }

/** A guest who comes without a registration, or an error code for each invalid field. */
export function walkInOf(value: unknown): SentWalkIn | Invalid {
  const fullName = nameIn(value)
  const sent = personsIn(value)
  const persons = sent === 0 ? ({ errors: { persons: 'invalid' } } satisfies Invalid) : sent
  const submissionId = submissionIdIn(value) ?? ({ errors: { submissionId: 'required' } } satisfies Invalid)
  const locale = localeIn(value)
  if (isInvalid(fullName) || isInvalid(persons) || isInvalid(submissionId) || isInvalid(locale)) {
    return { errors: errorsOf(fullName, persons, submissionId, locale) }
  }
  return { fullName, persons, submissionId, locale }
}

/** The message of a guide in a request; undefined if it is not valid, or misses a language. */
export function guideMessageIn(value: unknown): Message | undefined {
  const message = messageIn(value)
  return message && Object.keys(faultsOfMessage(message)).length === 0 ? message : undefined
}
