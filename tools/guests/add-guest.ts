import { randomUUID } from 'node:crypto'
import type { EventFacts, Facts } from '../../netlify/registration/facts'
import { registerArguments, type Outcome } from '../../netlify/registration/save-registration'
import type { RegisterArguments } from '../../netlify/storage/database-types'
import type { Locale } from '../../src/i18n/locales'
import { mostPersons } from '../../src/model/registration-period'
import { attendances, type FieldName } from '../../src/registration/fields'
import { parseRegistration } from '../../src/registration/registration-schema'

/** A person as the organiser wrote it. */
export type Person = { name: string; email: string; persons: number; locale: Locale }

/** Stored in place of the version of a notice, because the person has not seen any on the site. */
export const noticeByHand = 'by hand'

/**
 * The arguments with which `public.register` registers a person by hand. It decides as for the form: an event is never
 * overbooked.
 * @throws Error if something is not valid
 */
export function registrationByHand(
  facts: Facts,
  event: EventFacts,
  { name, email, persons, locale }: Person,
): RegisterArguments {
  const isInvitation = event.form === 'invitation'
  const seats = isInvitation ? { attendance: attendances[persons - 1] ?? '?' } : { persons: String(persons) }
  const parsed = parseRegistration(event.form, { fullName: name, email, ...seats })
  if ('errors' in parsed) {
    const wrongPersons = `--persons: write a whole number from 1 to ${isInvitation ? attendances.length : mostPersons}.`
    const mistakes: Record<FieldName, string> = {
      fullName: '--add: this is not the name of a person.',
      email: '--email: this is not a valid e-mail address.',
      attendance: wrongPersons,
      persons: wrongPersons,
    }
    throw new Error((Object.keys(parsed.errors) as FieldName[]).map((field) => mistakes[field]).join('\n'))
  }
  // Older than every build: a copy of the content on this machine must not change an event of the published site.
  const oldFacts = { ...facts, builtAt: '-infinity' }
  const submitted = {
    registration: parsed.registration,
    locale,
    submissionId: randomUUID(),
    noticeVersion: noticeByHand,
    mail: null,
    waiting: null,
  }
  return registerArguments(oldFacts, event, submitted)
}

/** Why `public.register` did not register a person by hand, and what the organiser can do. */
export const refusalsByHand: Record<Exclude<Outcome, 'registered' | 'waiting'>, string> = {
  email_taken: 'This e-mail address is registered for the event already.',
  capacity_full:
    'There are not enough places left. To admit more people, change “capacity” or “availability” in the content, and publish the site.',
  may_wait: 'There are not enough places left.',
  registration_not_open:
    'Registration is not open yet. To register somebody now, change “opens” in the content, and publish the site.',
  registration_closed:
    'Registration is closed. To register somebody now, change “closes” or “availability” in the content, and publish the site.',
  submission_conflict: 'Run the command again.',
  too_many_registrations: 'This e-mail address was registered for ten events within an hour. Try again later.',
}
