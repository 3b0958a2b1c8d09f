import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import { changeResults, type GuestPage, type RegistrationPage } from '../../src/registration/guest-pages'
import type { RegistrationAnswer } from './answer'
import { failureOf, guestEvent } from './guest-page'
import { statuses } from '../http/answer'
import { linkPath, tokenIn } from '../http/link'
import type { Handler } from '../http/handler'
import type { Dependencies } from '../endpoint/endpoint'
import { createLinkPage, type LinkedPage } from './link-endpoint'
import { findRegistration } from './linked-registration'

/** The page of a registration. For an unknown token it is the same whatever was sent. */
export function registrationPage(answer: RegistrationAnswer, locale: Locale): GuestPage {
  const { code, done = code, event, registration, sent } = answer
  const token = code === 'unknown_token' ? undefined : tokenIn(sent?.values.token)
  return {
    page: 'registration',
    alternates: inEachLanguage((each) => linkPath('registration', each, token)),
    ...(registration && token
      ? {
          token,
          registration,
          event: event && guestEvent(event, locale),
          outcome: answer.waiting ? 'may_wait' : changeResults.find((each) => each === done),
          refused: refusedGuest(answer),
        }
      : { failure: failureOf(answer) }),
  }
}

/** What a link leads to, and a form of its page back to. */
export const registrationLink: LinkedPage<RegistrationAnswer> = {
  route: 'registration',
  pageOf: registrationPage,
  stateOf: ({ registration }) => registration && String(registration.revision),
  isForAnyone: true,
}

/** The form with the name and the address as it was sent, unless it was carried out. */
function refusedGuest({
  code,
  sent,
  errors = {},
}: RegistrationAnswer): Extract<RegistrationPage, { token: string }>['refused'] {
  if (sent?.values.action !== 'guest' || statuses[code] < 300) return undefined
  const { fullName = '', email = '' } = sent.values
  return { values: { fullName, email }, errors: { fullName: errors.fullName, email: errors.email } }
}

/** `GET /registrace?t=…`: the page of the registration of a link. */
export function createRegistrationPage(dependencies: Dependencies<'find_registration'>): Handler {
  return createLinkPage(dependencies, registrationLink, findRegistration)
}
