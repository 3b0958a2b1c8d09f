import { ownField } from '../http/own-field'
import { rowOf } from '../storage/facts'
import { isInvalid, submissionIdIn } from '../registration/parse-request'
import type { AddedGuest } from '../storage/organiser-types'
import { seatColumns, writtenGuestIn } from './parse-guest'
import { change, changeOne, countOf, hasFields, idsIn, isId, isNumber, malformed, ofEvent, unknownEvent } from './work'
import type { Action, EventWork } from './work'

/** The guest that a change is about, and whether the event may take more than its capacity. */
const guestIn = (value: unknown) => ({ id: ownField(value, 'guest'), isOver: ownField(value, 'over') === true })

/** What an organiser can change about guests. */
export const guestActions = {
  async add(work: EventWork, value: unknown) {
    const { client, facts, event } = work
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
      p_over: guestIn(value).isOver,
      p_waiting: ownField(value, 'waiting') === true,
      p_mail: work.mail,
    }
    return change(
      work,
      () => client.rpc('add_guest', args),
      hasFields<AddedGuest>('outcome'),
      (added) =>
        added.outcome === 'capacity_full'
          ? { code: 'capacity_full', ...(added.may_wait && { content: { waiting: true } }) }
          : { code: added.outcome },
    )
  },

  async edit(work: EventWork, value: unknown) {
    const { client, event } = work
    const { id, isOver } = guestIn(value)
    const revision = ownField(value, 'revision')
    if (!isId(id) || !Number.isSafeInteger(revision)) return malformed
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
      p_over: isOver,
      p_mail: work.mail,
    }
    return changeOne(work, () => client.rpc('edit_guest', args))
  },

  async cancel(work: EventWork, value: unknown) {
    const ids = idsIn(value)
    const send = ownField(value, 'mail')
    if (!ids || typeof send !== 'boolean') return malformed
    const args = { ...ofEvent(work), p_ids: ids, p_send: send }
    return change(work, () => work.client.rpc('cancel_guests', args), isNumber, countOf)
  },

  async keep(work: EventWork, value: unknown) {
    const ids = idsIn(value)
    if (!ids) return malformed
    return change(work, () => work.client.rpc('keep_guests', { ...ofEvent(work), p_ids: ids }), isNumber, countOf)
  },

  async resend(work: EventWork, value: unknown) {
    const { id } = guestIn(value)
    if (!isId(id)) return malformed
    return changeOne(work, () => work.client.rpc('resend_to_guest', { ...ofEvent(work), p_id: id, p_mail: work.mail }))
  },

  async moveUp(work: EventWork, value: unknown) {
    const { id, isOver } = guestIn(value)
    if (!isId(id)) return malformed
    return changeOne(work, () =>
      work.client.rpc('move_up_guest', { ...ofEvent(work), p_id: id, p_over: isOver, p_mail: work.mail }),
    )
  },

  async erase(work: EventWork, value: unknown) {
    const { id } = guestIn(value)
    if (!isId(id)) return malformed
    return change(work, () => work.client.rpc('erase_guest', { ...ofEvent(work), p_id: id }), isNumber, countOf)
  },
} satisfies Record<string, Action>
