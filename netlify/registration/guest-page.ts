import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { forms, type ErrorCode, type FieldName } from '../../src/registration/fields'
import type {
  Correction,
  GuestEvent,
  GuestPage,
  LinkFailure,
  RefusedForm,
  UncorrectedAnswer,
} from '../../src/registration/guest-pages'
import { refusalOf } from '../../src/registration/refusals'
import type { Answer } from '../http/answer'
import type { EventFacts } from '../storage/facts'
import type { FormAnswer, SentForm } from './answer'

/** The page that answers a form. */
export function formAnswerPage(answer: FormAnswer, locale: Locale): GuestPage {
  const { code, guest, mail = false, isCorrection } = answer
  const event = answer.event && guestEvent(answer.event, locale)
  return {
    page: 'form-answer',
    event,
    alternates: inEachLanguage((each) => answer.event?.pages[each].path ?? pathTo('home', each)),
    ...(guest
      ? {
          outcome: code === 'waiting' || answer.isWaiting ? 'waiting' : 'registered',
          guest,
          mail,
          correction: correctionOf(answer),
        }
      : // Not the form to register: the guest would be registered twice.
        isCorrection && event
        ? { outcome: 'uncorrected', ...uncorrected(answer) }
        : { outcome: 'refused', ...refusedForm(answer) }),
  }
}

const corrections = ['corrected', 'email_taken', 'too_many_registrations', 'invalid_data', 'too_late'] as const

/** What became of a correction; undefined of an answer to another form. */
function correctionOf({ code, sent, errors }: FormAnswer): Correction | undefined {
  const outcome = corrections.find((each) => each === code)
  return outcome && { outcome, email: sent?.values.email ?? '', error: errors?.email }
}

/** A correction again, with what was sent and why it was not carried out. */
function uncorrected(answer: FormAnswer): Pick<UncorrectedAnswer, 'correction' | 'submissionId'> {
  const { email = '', submissionId = '' } = answer.sent?.values ?? {}
  return { correction: correctionOf(answer) ?? { outcome: 'unavailable', email }, submissionId }
}

/** The form again, with what was sent and why it was refused. */
export function refusedForm(answer: SentForm): RefusedForm {
  const { sent, errors = {}, event } = answer
  const names = Object.values(forms).flat()
  const only = <T>(all: Partial<Record<string, T>>) =>
    Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))) as Partial<
      Record<FieldName, T>
    >
  const persons = Number(sent?.values.persons)
  // Else 1, which the form begins with.
  const isPossible = Number.isInteger(persons) && persons >= 1 && persons <= (event?.maxSeats ?? 1)
  return {
    refusal: refusalOf(answer),
    values: { ...only(sent?.values ?? {}), persons: String(isPossible ? persons : 1) },
    submissionId: sent?.submissionId ?? '',
    errors: only<ErrorCode>(errors),
  }
}

export function guestEvent({ event: slug, pages, ...facts }: EventFacts, locale: Locale): GuestEvent {
  const { form, maxSeats, cancelled, personal } = facts
  return { slug, form, maxSeats, cancelled, personal, ...pages[locale] }
}

/** Why a link opens nothing. */
export const failureOf = ({ code, reason }: Answer): LinkFailure =>
  code === 'unknown_token' || code === 'no_token' ? code : reason === 'not_published' ? reason : 'unavailable'
