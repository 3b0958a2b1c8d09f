import type { Answer } from '../http/answer'
import { ownField } from '../http/own-field'
import { rowOf } from '../storage/facts'
import type { OrganiserFunctions } from '../storage/organiser-types'
import { doorTimes, guideTimes } from './door-times'
import { change, countOf, isId, isText, malformed, ofEvent, unknownEvent, type Action, type EventWork } from './work'

/** What an organiser can change about the door of an event. */
export const doorActions = {
  openDoor: (work: EventWork) => makeLink(work, 'open_door', doorTimes),

  openGuide: (work: EventWork) => makeLink(work, 'open_guide', guideTimes),

  closeDoor(work: EventWork) {
    const closing = { p_action: 'close_door', p_facts: null, p_times: null, p_device: null } as const
    return changeDoor(work, closing, () => ({ code: 'changed' }))
  },

  async endDevice(work: EventWork, value: unknown) {
    const device = ownField(value, 'device')
    if (!isId(device)) return malformed
    const ending = { p_action: 'end_device', p_facts: null, p_times: null, p_device: device } as const
    return changeDoor(work, ending, (ended) => countOf(Number(ended)))
  },
} satisfies Record<string, Action>

type DoorChange = Omit<OrganiserFunctions['change_door']['Args'], 'p_organiser' | 'p_event'>

async function makeLink(work: EventWork, action: 'open_door' | 'open_guide', timesOf: typeof doorTimes) {
  const { event, facts, isHere } = work
  if (!event) return unknownEvent
  const times = timesOf(event, isHere)
  if (!times) return { code: 'registration_closed' } as const
  const opening = { p_action: action, p_facts: rowOf(facts, event), p_times: times, p_device: null } as const
  return changeDoor(work, opening, (key) => ({ code: 'changed', content: { key, until: times[2] } }))
}

const changeDoor = (work: EventWork, how: DoorChange, answerOf: (answer: string) => Answer): Promise<Answer> =>
  change(work, () => work.client.rpc('change_door', { ...ofEvent(work), ...how }), isText, answerOf)
