import { overrideStates, seatsLimits } from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { ownField } from '../http/own-field'
import { isText } from '../storage/call-database'
import { rowOf } from '../storage/facts'
import type { OrganiserFunctions } from '../storage/organiser-types'
import { change, malformed, unknownEvent, type Action, type EventWork } from './work'

/** What an organiser can say of an event in place of its content. */
export const eventActions = {
  async setState(work, value) {
    const state = overrideStates.find((each) => each === ownField(value, 'state'))
    return state ? override(work, { p_fact: 'state', p_state: state, p_capacity: null }) : malformed
  },

  async setCapacity(work, value) {
    const sent = ownField(value, 'capacity')
    const capacity = typeof sent === 'string' && /^\d{1,6}$/.test(sent.trim()) ? Number(sent) : NaN
    const { min, max } = seatsLimits
    if (!(capacity >= min && capacity <= max)) return { code: 'invalid_data', errors: { capacity: 'invalid' } }
    return override(work, { p_fact: 'capacity', p_state: null, p_capacity: capacity })
  },

  async followContent(work, value) {
    const fact = (['state', 'capacity'] as const).find((each) => each === ownField(value, 'fact'))
    return fact ? override(work, { p_fact: fact, p_state: null, p_capacity: null }) : malformed
  },
} satisfies Record<string, Action>

type Override = Pick<OrganiserFunctions['override_event']['Args'], 'p_fact' | 'p_state' | 'p_capacity'>

async function override(work: EventWork, said: Override): Promise<Answer> {
  const { facts, event, organiser, mail } = work
  if (!event) return unknownEvent
  const args = { p_organiser: organiser, p_facts: rowOf(facts, event), ...said, p_mail: mail }
  return change(work, 'override_event', args, isText, (outcome) => ({
    code: outcome === 'over' ? 'registration_closed' : outcome,
  }))
}
