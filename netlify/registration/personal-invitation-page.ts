import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import type { GuestPage } from '../../src/registration/guest-pages'
import type { FoundPersonalInvitation } from '../storage/personal-invitation-types'
import type { PersonalInvitationAnswer } from './answer'
import { failureOf, guestEvent, refusedForm } from './guest-page'
import type { LinkedPage } from './link-endpoint'
import { linkPath, tokenIn } from '../http/link'

/** What became of the answer to an invitation. Every other code but `found` refuses it. */
const outcomes = ['registered', 'changed', 'declined', 'cancelled'] as const

/** The page of a personal invitation. For an unknown token it is the same whatever was sent. */
export function personalInvitationPage(answer: PersonalInvitationAnswer, locale: Locale): GuestPage {
  const { code, done = code, personalInvitation, event, state, mail = false, sent } = answer
  const token = code === 'unknown_token' ? undefined : tokenIn(sent?.values.token)
  const outcome = outcomes.find((each) => each === done)
  return {
    page: 'personal-invitation',
    alternates: inEachLanguage((each) => linkPath('personalInvitation', each, token)),
    ...(personalInvitation && event && state && token
      ? {
          token,
          personalInvitation,
          event: guestEvent(event, locale),
          state,
          maxSeats: maxSeatsOf(personalInvitation, state === 'open' || state === 'few'),
          outcome,
          mail,
          refused: code === 'found' || outcome ? undefined : sentForm(answer),
          submissionId: crypto.randomUUID(),
        }
      : { failure: failureOf(answer) }),
  }
}

/** What a link leads to, and a form of its page back to. */
export const personalInvitationLink: LinkedPage<PersonalInvitationAnswer> = {
  route: 'personalInvitation',
  pageOf: personalInvitationPage,
  stateOf: ({ personalInvitation: found }) => found && `${found.state}-${found.seats ?? 0}`,
}

/** Persons as they were sent: this form does not begin with one. */
const sentForm = (answer: PersonalInvitationAnswer) => {
  const refused = refusedForm(answer)
  return { ...refused, values: { ...refused.values, persons: answer.sent?.values.persons ?? '' } }
}

/**
 * How many seats the guest can take now at most, with those that they have.
 * @param isOpen whether registration is open: afterwards no more than the guest has
 */
function maxSeatsOf({ max_seats, seats, taken, capacity }: FoundPersonalInvitation, isOpen: boolean): number {
  return isOpen ? Math.min(max_seats, (seats ?? 0) + capacity - taken) : (seats ?? max_seats)
}
