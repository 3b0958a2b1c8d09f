import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales'
import { maxPersons } from '../../src/model/registration-period'
import { isEmail, normaliseEmail } from '../../src/registration/email'
import { fields, type Registration } from '../../src/registration/fields'
import { findInvisible } from '../../src/registration/invisible'
import { isName, normaliseName } from '../../src/registration/name'
import { parseRegistration } from '../../src/registration/registration-schema'
import type { Received } from '../endpoint/endpoint'
import type { Answer, FieldErrors } from '../http/answer'
import { ownField } from '../http/own-field'
import type { EventFacts, Facts } from '../storage/facts'
import type { SentForm } from './answer'

export type Submission = {
  registration: Registration
  locale: Locale
  /** The id that the form created; undefined if it sent none. */
  submissionId: string | undefined
  /** The version of the consent notice that the guest saw. */
  noticeVersion: string
  /** Whether the visitor joins the waiting list if there is no seat. */
  waiting: boolean
}

/** What a request says about the event that it is for, which need not be a slug; undefined if it says nothing. */
export function eventOf(value: unknown): unknown {
  const event = ownField(value, 'event')
  return event === '' ? undefined : event
}

/** Whether a value is the text of a UUID. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

/** What is wrong with a field. */
export type Invalid = { errors: FieldErrors }

/** Whether a field of a request is not valid. */
export const isInvalid = (parsed: unknown): parsed is Invalid =>
  typeof parsed === 'object' && parsed !== null && 'errors' in parsed

/** What is wrong with several fields; nothing with those that are valid. */
export const errorsOf = (...parsed: unknown[]): FieldErrors =>
  Object.assign({}, ...parsed.filter(isInvalid).map(({ errors }) => errors)) as FieldErrors

/** The name in a request that is not a whole registration; or what is wrong with it. */
export function nameIn(value: unknown): string | Invalid {
  const sent = ownField(value, 'fullName') ?? ''
  const name = typeof sent === 'string' ? normaliseName(sent) : undefined
  if (name === '') return { errors: { fullName: 'required' } }
  return name !== undefined && isName(name) ? name : { errors: { fullName: 'invalid' } }
}

/** The number of persons in a request, 0 to cancel; or what is wrong with it. */
export function personsIn(value: unknown): number | Invalid {
  const sent = ownField(value, 'persons')
  if (sent === undefined || sent === '') return { errors: { persons: 'required' } }
  const persons = typeof sent === 'string' ? fields.persons.normalise(sent) : sent
  // No registration is for more than this many.
  const isNumber = typeof persons === 'number' && Number.isInteger(persons) && persons >= 0 && persons <= maxPersons
  return isNumber ? persons : { errors: { persons: 'invalid' } }
}

/** The e-mail address in a request; or what is wrong with it. */
export function emailIn(value: unknown): string | Invalid {
  const sent = ownField(value, 'email')
  const email = typeof sent === 'string' ? normaliseEmail(sent) : ''
  if (!email) return { errors: { email: 'required' } }
  if (findInvisible(email)) return { errors: { email: 'invisible' } }
  return isEmail(email) ? email : { errors: { email: 'email' } }
}

/** The language in a request, by default that of the site; or what is wrong with it. */
export function localeIn(value: unknown): Locale | Invalid {
  const locale = ownField(value, 'locale') || defaultLocale
  return isLocale(locale) ? locale : { errors: { locale: 'invalid' } }
}

/** The submission id in a request; undefined if it has none; or what is wrong with it. */
export function submissionIdIn(value: unknown): string | undefined | Invalid {
  const id = ownField(value, 'submissionId') || undefined
  if (id === undefined) return undefined
  return isUuid(id) ? id.toLowerCase() : { errors: { submissionId: 'invalid' } }
}

/** The version of the consent notice that the guest saw, by default the newest; or what is wrong with it. */
export function noticeVersionIn(value: unknown, { noticeVersions }: Facts): string | Invalid {
  const sent = ownField(value, 'noticeVersion') || noticeVersions[0]
  return noticeVersions.find((version) => version === sent) ?? { errors: { noticeVersion: 'invalid' } }
}

/** Whether a request asks for the waiting list, as JSON or as a form says it; undefined if it says something else. */
function waitingOf(value: unknown): boolean | undefined {
  const waiting = ownField(value, 'waiting') ?? ''
  if (waiting === true || waiting === 'true') return true
  return waiting === false || waiting === 'false' || waiting === '' ? false : undefined
}

/**
 * Validates a registration for an event, with its language, its submission id, the version of the notice and whether the
 * visitor would wait. These are optional, but must be valid.
 * @param event its form, and how many seats one registration can take
 */
export function parseSubmission(
  { form, maxSeats }: EventFacts,
  facts: Facts,
  value: unknown,
): Submission | (Answer & { errors: FieldErrors }) {
  const parsed = parseRegistration(form, value)
  const locale = localeIn(value)
  const submissionId = submissionIdIn(value)
  const noticeVersion = noticeVersionIn(value, facts)
  const waiting = waitingOf(value)
  const errors: FieldErrors = {
    ...('errors' in parsed ? parsed.errors : isTooMany(parsed.registration, maxSeats) && { persons: 'invalid' }),
    ...errorsOf(locale, submissionId, noticeVersion),
    ...(waiting === undefined && { waiting: 'invalid' }),
  }
  if (
    'errors' in parsed ||
    isInvalid(locale) ||
    isInvalid(submissionId) ||
    isInvalid(noticeVersion) ||
    waiting === undefined ||
    errors.persons
  ) {
    return { code: 'invalid_data', errors }
  }
  return { registration: parsed.registration, locale, submissionId, noticeVersion, waiting }
}

const isTooMany = (registration: Registration, maxSeats: number) =>
  'persons' in registration && registration.persons > maxSeats

/** The values of a form as the guest typed them, to fill in the page that answers it; undefined of a request in JSON. */
export function sentIn({ value, type }: Received): SentForm['sent'] {
  if (type !== 'form') return undefined
  const entries = Object.entries(value as Record<string, string>)
  const locale = ownField(value, 'locale')
  return { values: Object.fromEntries(entries), ...(isLocale(locale) && { locale }) }
}
