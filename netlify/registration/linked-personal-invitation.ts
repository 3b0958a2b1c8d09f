import { availabilityOf } from '../../src/registration/availability'
import { ownField } from '../http/own-field'
import { areNumbers, areTexts, askDatabase, type DatabaseClient } from '../storage/call-database'
import { personalInvitationOutcomes } from '../storage/personal-invitation-types'
import type { AnsweredPersonalInvitation, FoundPersonalInvitation } from '../storage/personal-invitation-types'
import type { EventFacts, Facts } from '../storage/facts'
import type { PersonalInvitationAnswer } from './answer'

/** The event by invitation; undefined if the content has none. */
export const invitationOf = ({ events }: Facts): EventFacts | undefined =>
  events.find(({ form }) => form === 'invitation')

/** An invitation with its event. It is unknown if it is for an event that the content no longer has. */
export function withPersonalInvitation(
  personalInvitation: FoundPersonalInvitation,
  facts: Facts,
): Required<Pick<PersonalInvitationAnswer, 'personalInvitation' | 'event' | 'state'>> | undefined {
  const event = invitationOf(facts)
  if (event?.event !== personalInvitation.event) return undefined
  const now = facts.asOf === null ? Date.now() : Date.parse(facts.asOf)
  // Of the database: an organiser may say something else than the content.
  const { taken, capacity, availability, opens_at: opensAt, closes_at } = personalInvitation
  const closesAt = closes_at ?? event.closesAt
  const { state } = availabilityOf({ ...event, taken, capacity, availability, opensAt, closesAt }, now)
  return { personalInvitation, event, state }
}

/** The invitation that a token leads to. It is unknown if there is none, or if its event is over. */
export async function findPersonalInvitation(
  token: string,
  { client, facts }: { client: DatabaseClient<'find_personal_invitation'>; facts: Facts },
  signal: AbortSignal,
): Promise<PersonalInvitationAnswer> {
  const ask = () => client.rpc('find_personal_invitation', { p_token: token })
  const asked = await askDatabase(ask, isPersonalInvitation, signal)
  if ('code' in asked) return asked
  const found = asked.data && withPersonalInvitation(asked.data, facts)
  return found ? { code: 'found', ...found } : { code: 'unknown_token' }
}

const states = ['silent', 'accepted', 'declined'] satisfies FoundPersonalInvitation['state'][]

function isPersonalInvitation(data: unknown): data is FoundPersonalInvitation {
  const seats = ownField(data, 'seats') ?? null
  return (
    states.some((each) => each === ownField(data, 'state')) &&
    areTexts(data, 'event', 'full_name', 'email') &&
    areNumbers(data, 'max_seats', 'taken', 'capacity') &&
    (seats === null || Number.isInteger(seats))
  )
}

export function isAnswered(data: unknown): data is AnsweredPersonalInvitation {
  const outcome: unknown = ownField(data, 'outcome')
  return isPersonalInvitation(data) && personalInvitationOutcomes.some((each) => each === outcome)
}
