import type { Locale } from '../../src/i18n/locales'
import { attendances, fields, seatsWithCompanion, type FormName } from '../../src/registration/fields'
import { parseRegistration } from '../../src/registration/registration-schema'
import { ownField } from '../http/own-field'
import { errorsOf, isInvalid, localeIn, type Invalid } from '../registration/parse-request'

/** What an organiser writes about a guest. */
type WrittenGuest = {
  fullName: string
  /** Null for a guest who was added at the door. */
  email: string | null
  seats: number
  locale: Locale
}

/**
 * The fields of a guest that an organiser adds or changes, by the rules of the form; or what is wrong with them.
 * @param needsEmail whether the guest must have an address
 */
export function writtenGuestIn(form: FormName, value: unknown, needsEmail: boolean): WrittenGuest | Invalid {
  const sent = (name: string) => ownField(value, name)
  const email = sent('email')
  const hasEmail = needsEmail || (email !== undefined && email !== '')
  const sentSeats = sent('seats')
  const seats = typeof sentSeats === 'string' ? fields.persons.normalise(sentSeats) : sentSeats
  const parsed = parseRegistration(form, {
    fullName: sent('name'),
    email: hasEmail ? email : fields.email.example,
    ...(form === 'invitation' ? { attendance: attendances[Number(seats) - 1] ?? '?' } : { persons: seats }),
  })
  const locale = localeIn(value)
  if ('errors' in parsed || isInvalid(locale)) {
    const { fullName: inName, persons, attendance, ...errors } = errorsOf(parsed, locale)
    const inSeats = persons ?? attendance
    return { errors: { ...errors, ...(inName && { name: inName }), ...(inSeats && { seats: inSeats }) } }
  }
  const { registration } = parsed
  return { fullName: registration.fullName, email: hasEmail ? registration.email : null, seats: Number(seats), locale }
}

/** The columns of the number of seats: of the event by invitation, or of an event of the programme. */
export const seatColumns = (form: FormName, seats: number) =>
  form === 'invitation'
    ? { p_attendance: attendances[seats === seatsWithCompanion ? 1 : 0], p_persons: null }
    : { p_attendance: null, p_persons: seats }
