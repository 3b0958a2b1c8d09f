import { maxErased } from '../../src/registration/organisers'
import { ownField } from '../http/own-field'
import { rowOf } from '../storage/facts'
import { isInvalid, submissionIdIn } from '../registration/parse-request'
import type { AddedGuest } from '../storage/organiser-types'
import { seatColumns, writtenGuestIn } from './parse-guest'
import { aboutOne, change, changeOne, changeSome, hasFields, idsIn, malformed, ofEvent, unknownEvent } from './work'
import type { Action } from './work'

/** Whether the event may take more than its capacity. */
const isOver = (value: unknown) => ownField(value, 'over') === true

/** What an organiser can change about guests. */
export const guestActions = {
  async add(work, value) {
    const { facts, event } = work
    if (!event) return unknownEvent
    const guest = writtenGuestIn(event.form, value, true)
    const submissionId = submissionIdIn(value)
    if (isInvalid(guest)) return { code: 'invalid_data', errors: guest.errors }
    if (submissionId === undefined || isInvalid(submissionId)) return malformed
    const args = {
      p_organiser: work.organiser,
      p_facts: rowOf(facts, event),
      p_submission_id: submissionId,
      p_full_name: guest.fullName,
      p_email: guest.email!,
      ...seatColumns(event.form, guest.seats),
      p_locale: guest.locale,
      p_over: isOver(value),
      p_waiting: ownField(value, 'waiting') === true,
      p_mail: work.mail,
    }
    return change(work, 'add_guest', args, hasFields<AddedGuest>('outcome'), (added) =>
      added.outcome === 'capacity_full'
        ? { code: 'capacity_full', ...(added.may_wait && { content: { waiting: true } }) }
        : { code: added.outcome },
    )
  },

  edit: aboutOne('guest', async (work, id, value) => {
    const { event } = work
    const revision = ownField(value, 'revision')
    if (!Number.isSafeInteger(revision)) return malformed
    const guest = writtenGuestIn(event?.form ?? 'programme', value, ownField(value, 'walkIn') !== true)
    if (isInvalid(guest)) return { code: 'invalid_data', errors: guest.errors }
    const args = {
      ...ofEvent(work),
      p_id: id,
      p_revision: revision as number,
      p_full_name: guest.fullName,
      p_email: guest.email,
      p_seats: guest.seats,
      p_locale: guest.locale,
      p_over: isOver(value),
      p_mail: work.mail,
    }
    return changeOne(work, 'edit_guest', args)
  }),

  async cancel(work, value) {
    const ids = idsIn(value)
    const send = ownField(value, 'mail')
    if (!ids || typeof send !== 'boolean') return malformed
    // Of an event that the content no longer has, nothing says what a mail would be about.
    return changeSome(work, 'cancel_guests', { ...ofEvent(work), p_ids: ids, p_send: send && work.event !== undefined })
  },

  async keep(work, value) {
    const ids = idsIn(value)
    if (!ids) return malformed
    return changeSome(work, 'keep_guests', { ...ofEvent(work), p_ids: ids })
  },

  resend: aboutOne('guest', (work, id) =>
    changeOne(work, 'resend_to_guest', { ...ofEvent(work), p_id: id, p_mail: work.mail }),
  ),

  moveUp: aboutOne('guest', (work, id, value) =>
    changeOne(work, 'move_up_guest', { ...ofEvent(work), p_id: id, p_over: isOver(value), p_mail: work.mail }),
  ),

  erase: aboutOne('guest', (work, id) => changeSome(work, 'erase_guest', { ...ofEvent(work), p_id: id })),

  async eraseMany(work, value) {
    const ids = idsIn(value, maxErased)
    if (!ids) return malformed
    return changeSome(work, 'erase_guests', { ...ofEvent(work), p_ids: ids })
  },

  eraseEvent: (work) => changeSome(work, 'erase_event', ofEvent(work)),
} satisfies Record<string, Action>
