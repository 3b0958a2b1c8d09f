import type { Locale } from '../../src/i18n/locales'
import type { Part } from '../../src/registration/placeholders'
import type { Answer, Code } from '../http/answer'
import { fillGuest, fillPage, type Page } from './fill-page'
import { linkPathIn, tokenIn } from './link'

/** The page of a registration in one language. The build makes it (tools/build/make-registration-page.ts). */
export type RegistrationPage = Page & {
  /** '1 place', '2 places' …: the first is for one person. */
  places: readonly string[]
}

/** Fills in a page. For an unknown token it is the same whatever was sent. */
export function fillRegistrationPage(page: RegistrationPage, answer: Answer, locale: Locale): string {
  const { event, registration } = answer
  const token = answer.code === 'unknown_token' ? undefined : tokenIn(answer.sent?.values.token)
  const facts: Record<string, string | undefined> = { ...event?.pages[locale], slug: event?.event }
  return fillPage(page, partsOf(answer), {
    value: () => token,
    guest: fillGuest(page, registration?.full_name),
    checked: (_, option) => (option === String(registration?.seats) ? 'checked' : ''),
    event: (name) => facts[name],
    places: () => page.places[(registration?.seats ?? 0) - 1],
    path: linkPathIn('registration', token),
  })
}

function partsOf({ code, event, registration, reason }: Answer): ReadonlySet<Part> {
  if (!registration) {
    const why = code === 'unknown_token' ? 'unknownToken' : reason === 'not_published' ? reason : 'unavailable'
    return new Set(['notAdmitted', why])
  }
  const { state, seats, attendance, invited } = registration
  const isCancelled = state === 'cancelled'
  const isCalledOff = !isCancelled && event?.cancelled === true
  // A cancelled registration has no places to keep: its page says only that it is cancelled.
  const outcome = isCancelled && code === 'invalid_data' ? undefined : outcomes[code]
  return new Set<Part>([
    'found',
    isCalledOff ? 'calledOff' : state,
    // If the event was called off, to cancel is only to be erased.
    ...(isCancelled || (isCalledOff && invited) ? [] : (['cancellable'] as const)),
    invited ? 'invited' : 'notInvited',
    ...(isCancelled || isCalledOff ? [] : (['changeable'] as const)),
    ...(isCancelled && event && !event.cancelled && !event.personal ? (['mayRegisterAgain'] as const) : []),
    ...(event ? (['event'] as const) : []),
    event && state === 'registered' && !isCalledOff ? 'admitted' : 'notAdmitted',
    attendance === null ? 'programme' : 'invitation',
    ...(seats > 1 ? (['several'] as const) : []),
    ...Array.from({ length: seats }, (_, index): Part => `persons-${index + 1}`),
    ...(outcome ? (['answered', outcome] as const) : []),
  ])
}

/** What became of a request to change a registration. */
const outcomes: Partial<Record<Code, Part>> = {
  changed: 'changed',
  cancelled: 'nowCancelled',
  invalid_data: 'notChanged',
  already_arrived: 'hasArrived',
}
