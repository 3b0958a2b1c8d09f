import type { ErrorCode } from '../../src/registration/fields'
import type { Part } from '../../src/registration/placeholders'
import { refusalOf } from '../../src/registration/refusals'
import type { Answer, Code } from '../http/answer'
import type { FoundInvitation } from '../storage/invitation-types'
import type { AnswerPage } from './answer-page'
import type { EventFacts } from './facts'
import { fillGuest, fillPage } from './fill-page'
import { linkPathIn, tokenIn } from './link'

/**
 * Fills in the page of a personal invitation. For an unknown token it is the same whatever was sent.
 * @param page the build makes it (tools/build/make-invitation-page.ts)
 */
export function fillInvitationPage(page: AnswerPage, answer: Answer): string {
  const { code, invitation, sent, errors = {} } = answer
  const token = code === 'unknown_token' ? undefined : tokenIn(sent?.values.token)
  const values: Record<string, string | undefined> = {
    token,
    fullName: invitation?.full_name,
    email: invitation?.email,
    persons: invitation?.seats?.toString(),
    // What a refused form was filled in with. Only the form to accept or to change has a name.
    ...(outcomeOf(code) === 'refused' &&
      sent?.values.fullName !== undefined && { fullName: sent.values.fullName, persons: sent.values.persons }),
    submissionId: crypto.randomUUID(),
  }
  return fillPage(page, partsOf(answer), {
    answer: () => page.answers[refusalOf(answer)],
    value: (name) => values[name],
    checked: (name, option) => (values[name] === option ? 'checked' : ''),
    invalid: (name) => String(name in errors),
    error: (name) => page.errors[errors[name as keyof typeof errors] as ErrorCode],
    places: () => page.places[(invitation?.seats ?? 0) - 1],
    validFor: () => page.validFor[(invitation?.persons ?? 0) - 1],
    path: linkPathIn('personalInvitation', token),
    guest: fillGuest(page, invitation?.full_name),
  })
}

function partsOf(answer: Answer): ReadonlySet<Part> {
  const { code, event, invitation, mail, reason, state } = answer
  if (!invitation) {
    return new Set([code === 'unknown_token' ? 'unknownToken' : reason === 'not_published' ? reason : 'unavailable'])
  }
  const held = event?.cancelled ? 'calledOff' : invitation.waiting ? 'waiting' : invitation.state
  const isOpen = state === 'open' || state === 'few'
  const isUnanswered = held === 'silent' || held === 'declined'
  const outcome = outcomeOf(code)
  const most = mostPersonsOf(invitation, isOpen ? event : undefined)
  return new Set<Part>([
    ...(held === 'accepted' ? (['admitted'] as const) : (['notAdmitted', held] as const)),
    ...(isOpen && (isUnanswered || held === 'accepted') ? (['mayAccept'] as const) : []),
    ...(!isOpen && isUnanswered
      ? [state === 'full' || state === 'waiting' ? ('full' as const) : ('closed' as const)]
      : []),
    ...(outcome ? (['answered', outcome] as const) : []),
    ...(code === 'registered' && mail ? (['mail'] as const) : []),
    most > 1 ? 'several' : 'one',
    ...Array.from({ length: most }, (_, index): Part => `persons-${index + 1}`),
  ])
}

/**
 * The most places that the guest can choose now, theirs included.
 * @param open the event while registration is open: afterwards no more than the guest has
 */
function mostPersonsOf({ persons, seats, taken }: FoundInvitation, open: EventFacts | undefined): number {
  return open ? Math.min(persons, (seats ?? 0) + open.capacity - taken) : (seats ?? persons)
}

/** What became of a form; undefined if the page was only opened. */
function outcomeOf(code: Code): Part | undefined {
  return code === 'found' ? undefined : (outcomes[code] ?? 'refused')
}

const outcomes: Partial<Record<Code, Part>> = {
  registered: 'registered',
  changed: 'changed',
  declined: 'nowDeclined',
  cancelled: 'nowCancelled',
}
