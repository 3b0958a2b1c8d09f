import { maxErased } from '../../src/registration/organisers'
import { change, countOf, idsIn, isNumber, malformed, ofEvent, type Action, type EventWork } from './work'

/** What an organiser can do with many guests of an event at once; to cancel them, see guest-actions.ts. */
export const manyActions = {
  async eraseMany(work: EventWork, value: unknown) {
    const ids = idsIn(value, maxErased)
    if (!ids) return malformed
    return change(work, () => work.client.rpc('erase_guests', { ...ofEvent(work), p_ids: ids }), isNumber, countOf)
  },

  async eraseEvent(work: EventWork) {
    return change(work, () => work.client.rpc('erase_event', ofEvent(work)), isNumber, countOf)
  },
} satisfies Record<string, Action>
