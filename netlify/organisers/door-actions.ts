import type { Answer } from '../http/answer'
import { isText } from '../storage/call-database'
import { rowOf } from '../storage/facts'
import type { OrganiserFunctions } from '../storage/organiser-types'
import { doorTimes, guideTimes } from './door-times'
import { aboutOne, change, countOf, ofEvent, unknownEvent, type Action, type EventWork } from './work'

/** What an organiser can change about the door of an event. */
export const doorActions = {
  openDoor: (work) => makeLink(work, 'open_door', doorTimes),

  openGuide: (work) => makeLink(work, 'open_guide', guideTimes),

  closeDoor: (work) => changeDoor(work, 'close_door', {}, () => ({ code: 'changed' })),

  endDevice: aboutOne('device', (work, device) =>
    changeDoor(work, 'end_device', { p_device: device }, (ended) => countOf(Number(ended))),
  ),
} satisfies Record<string, Action>

type DoorArgs = OrganiserFunctions['change_door']['Args']

async function makeLink(work: EventWork, action: 'open_door' | 'open_guide', timesOf: typeof doorTimes) {
  const { event, facts, isHere } = work
  if (!event) return unknownEvent
  const times = timesOf(event, isHere)
  if (!times) return { code: 'registration_closed' } as const
  const opening = { p_facts: rowOf(facts, event), p_times: times }
  const [from, admitsUntil, until] = times
  return changeDoor(work, action, opening, (key) => ({ code: 'changed', content: { key, from, admitsUntil, until } }))
}

function changeDoor(
  work: EventWork,
  action: DoorArgs['p_action'],
  how: Partial<DoorArgs>,
  answerOf: (answer: string) => Answer,
): Promise<Answer> {
  const args = { ...ofEvent(work), p_action: action, p_facts: null, p_times: null, p_device: null, ...how }
  return change(work, 'change_door', args, isText, answerOf)
}
