import { overrideStates, seatsLimits } from '../../src/registration/organisers'
import type { Code } from '../http/answer'
import { ownField } from '../http/own-field'
import { rowOf } from '../storage/facts'
import type { OrganiserFunctions } from '../storage/organiser-types'
import { change, isText, malformed, unknownEvent, type Action, type EventWork } from './work'

/** What an organiser can say of an event in place of its content. */
export const eventActions = {
  async setState(work: EventWork, value: unknown) {
    const state = overrideStates.find((each) => each === ownField(value, 'state'))
    return state ? override(work, { p_fact: 'state', p_state: state, p_capacity: null }) : malformed
  },

  async setCapacity(work: EventWork, value: unknown) {
    const sent = ownField(value, 'capacity')
    const capacity = typeof sent === 'string' && /^\d{1,6}$/.test(sent.trim()) ? Number(sent) : NaN
    const { min, max } = seatsLimits
    if (!(capacity >= min && capacity <= max)) return { code: 'invalid_data', errors: { capacity: 'invalid' } }
    return override(work, { p_fact: 'capacity', p_state: null, p_capacity: capacity })
  },

  async followContent(work: EventWork, value: unknown) {
    const fact = (['state', 'capacity'] as const).find((each) => each === ownField(value, 'fact'))
    return fact ? override(work, { p_fact: fact, p_state: null, p_capacity: null }) : malformed
  },
} satisfies Record<string, Action>

type Outcome = OrganiserFunctions['override_event']['Returns']
type Override = Pick<OrganiserFunctions['override_event']['Args'], 'p_fact' | 'p_state' | 'p_capacity'>

const codes: Record<Outcome, Code> = { changed: 'changed', over: 'registration_closed', called_off: 'called_off' }

async function override(work: EventWork, said: Override) {
  const { client, facts, event, organiser, mail } = work
  if (!event) return unknownEvent
  const args = { p_organiser: organiser, p_facts: rowOf(facts, event), ...said, p_mail: mail }
  return change(
    work,
    () => client.rpc('override_event', args),
    isText,
    (outcome) => ({ code: codes[outcome as Outcome] }),
  )
}
