import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import type { GuestPage } from '../../src/registration/guest-pages'
import type { RegistrationAnswer } from './answer'
import { failureOf, guestEvent } from './guest-page'
import { linkPath, tokenIn } from '../http/link'

/** What became of a request to change a registration. */
const outcomes = ['changed', 'cancelled', 'invalid_data', 'already_arrived'] as const

/** The page of a registration. For an unknown token it is the same whatever was sent. */
export function registrationPage(answer: RegistrationAnswer, locale: Locale): GuestPage {
  const { code, event, registration, sent } = answer
  const token = code === 'unknown_token' ? undefined : tokenIn(sent?.values.token)
  return {
    page: 'registration',
    alternates: inEachLanguage((each) => linkPath('registration', each, token)),
    ...(registration && token
      ? {
          token,
          registration,
          event: event && guestEvent(event, locale),
          outcome: outcomes.find((each) => each === code),
        }
      : { failure: failureOf(answer) }),
  }
}
