import { randomUUID } from 'node:crypto'
import type { EventFacts, Facts } from '../../netlify/registration/facts'
import { registerArguments, type Outcome } from '../../netlify/registration/save-registration'
import type { RegisterArguments } from '../../netlify/storage/database-types'
import type { Locale } from '../../src/i18n/locales'
import { maxPersons } from '../../src/model/registration-period'
import { normaliseEmail } from '../../src/registration/email'
import { attendances, type FieldName } from '../../src/registration/fields'
import { parseRegistration } from '../../src/registration/registration-schema'
import { faultOfEmail } from './fault-of-email'

/** A person as the organiser wrote it. */
export type Person = {
  name: string
  email: string
  persons: number
  locale: Locale
  /** Whether the person wants to wait if no seat is left. */
  waiting: boolean
}

/** Stored in place of the version of a notice, because the person has not seen any on the site. */
export const noticeByHand = 'by hand'

/**
 * The arguments with which `public.register` registers a person by hand. It decides as for the form: an event is never
 * overbooked. If mail is set up, the person gets the same mail as by the form.
 * @throws Error if something is not valid
 */
export function registrationByHand(
  facts: Facts,
  event: EventFacts,
  { name, email, persons, locale, waiting }: Person,
): RegisterArguments {
  const isInvitation = event.form === 'invitation'
  const seats = isInvitation ? { attendance: attendances[persons - 1] ?? '?' } : { persons: String(persons) }
  const parsed = parseRegistration(event.form, { fullName: name, email, ...seats })
  if ('errors' in parsed) {
    const wrongPersons = `--persons: write a whole number from 1 to ${isInvitation ? attendances.length : maxPersons}.`
    const mistakes: Record<FieldName, string> = {
      fullName: '--add: this is not the name of a person.',
      email: `--email: this ${faultOfEmail(normaliseEmail(email))}`,
      attendance: wrongPersons,
      persons: wrongPersons,
    }
    throw new Error((Object.keys(parsed.errors) as FieldName[]).map((field) => mistakes[field]).join('\n'))
  }
  if (waiting && persons > event.capacity) {
    throw new Error(`--persons: the event has ${event.capacity} places in all, so they would wait in vain.`)
  }
  const submitted = {
    registration: parsed.registration,
    locale,
    submissionId: randomUUID(),
    noticeVersion: noticeByHand,
    mail: null,
    waiting,
    network: null,
  }
  return registerArguments(facts, event, submitted)
}

/** Why `public.register` did not register a person by hand, and what the organiser can do. */
export const refusalsByHand: Record<Exclude<Outcome, 'registered' | 'waiting'>, string> = {
  email_taken: 'This e-mail address is registered for the event already, or waits for a place.',
  capacity_full:
    'There are not enough places left. To admit more people, change “capacity” or “availability” in the content, and publish the site.',
  may_wait: 'There are not enough places left. To put the person on the waiting list, add --waiting.',
  registration_not_open:
    'Registration is not open yet. To register somebody now, change “opens” in the content, and publish the site.',
  registration_closed:
    'Registration is closed. To register somebody now, change “closes” or “availability” in the content, and publish the site.',
  submission_conflict: 'Run the command again.',
  too_many_registrations: 'This e-mail address was registered for ten events within an hour. Try again later.',
  too_many_from_network: 'Run the command again.',
}
