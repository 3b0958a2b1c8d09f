import { isLocale, type Locale } from '../i18n/locales'
import { isEmail, normaliseEmail } from './email'
import type { ErrorCode } from './fields'
import { findInvisible } from './invisible'
import { isName, normaliseName } from './name'

/** A guest to invite, as the organiser wrote it. */
export type WrittenInvitation = { name: string; email: string; locale: string; seats: string }

/** A guest to invite, as the database takes it. */
export type InvitedGuest = {
  full_name: string
  email: string
  locale: Locale
  /** How many seats the guest may take at most. */
  max_seats: number
}

type InvitationErrors = Partial<Record<keyof WrittenInvitation, ErrorCode>>

/** How many guests one request invites at most. */
export const maxInvitedAtOnce = 200

/**
 * The guest to invite; or what is wrong, by field.
 * @param maxSeats how many seats an invitation may have at most
 */
export function parseInvitation(
  { name, email, locale, seats }: WrittenInvitation,
  maxSeats: number,
): { guest: InvitedGuest } | { errors: InvitationErrors } {
  const full_name = normaliseName(name)
  const address = normaliseEmail(email)
  const places = seats.trim()
  const errors: InvitationErrors = {
    ...errorIn('name', full_name, (text) => (isName(text) ? undefined : 'invalid')),
    ...errorIn('email', address, (text) => (findInvisible(text) ? 'invisible' : isEmail(text) ? undefined : 'email')),
    ...errorIn('locale', locale, (text) => (isLocale(text) ? undefined : 'invalid')),
    ...errorIn('seats', places, (text) =>
      /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maxSeats ? undefined : 'invalid',
    ),
  }
  if (Object.keys(errors).length > 0 || !isLocale(locale)) return { errors }
  return { guest: { full_name, email: address, locale, max_seats: Number(places) } }
}

function errorIn(
  field: keyof WrittenInvitation,
  text: string,
  ruleOf: (text: string) => ErrorCode | undefined,
): InvitationErrors {
  const error = text === '' ? 'required' : ruleOf(text)
  return error ? { [field]: error } : {}
}
