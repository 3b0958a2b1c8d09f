import type { Overview, OverviewAnswer } from '../../../registration/organisers'
import { isOver } from './state-now'

/** What needs the attention of an organiser. */
export type Attention =
  | { what: 'noMail' }
  | { what: 'olderBuild' }
  | { what: 'schedule' }
  | { what: 'late'; event: string }
  | { what: 'nearlyFull'; event: string; free: number }
  | { what: 'full'; event: string; waiting: number }
  | { what: 'calledOff' | 'changed' | 'removed'; event: string }
  | { what: 'heldBack'; event: string }
  | { what: 'mail'; event: string; mails: number; reason: Reason }

const reasons = [
  'mail_address',
  'mail_refused',
  'mail_sign_in',
  'mail_sender',
  'mail_unreachable',
  'no_mail_event',
] as const

/** Why a mail has not been sent, for the text `organisers:reason.<reason>`. */
export type Reason = (typeof reasons)[number] | 'none'

/** @param fault a key of netlify/http/fault.ts; null before the first attempt */
export function reasonOf(fault: string | null): Reason {
  if (fault === null) return 'none'
  return reasons.find((reason) => reason === fault) ?? 'mail_unreachable'
}

/** From which part of its capacity on an event is nearly full. The same as in private.is_nearly_full(). */
const nearlyFull = 0.9

/**
 * What needs attention: mail first, then the events in their order. Events that are over or called off need none for
 * their seats.
 */
export function attentionIn(overview: Overview & Pick<OverviewAnswer, 'builtAt' | 'content'>, now: Date): Attention[] {
  const { events, content, mail, mail_set_up, newest_build, builtAt, trouble } = overview
  const coming = events.filter((event) => event.ends_at !== null && !isOver(event, now))
  return [
    ...(mail_set_up ? [] : [{ what: 'noMail' } as const]),
    ...(newest_build && new Date(newest_build) > new Date(builtAt) ? [{ what: 'olderBuild' } as const] : []),
    ...(trouble.schedule_stopped ? [{ what: 'schedule' } as const] : []),
    // Mails that have not been tried yet are on their way.
    ...mail
      .filter(({ fault, state }) => fault !== null || state === 'refused')
      .map(({ event, mails, fault }) => ({ what: 'mail', event, mails, reason: reasonOf(fault) }) as const),
    ...trouble.late.map((event) => ({ what: 'late', event }) as const),
    ...coming
      .filter(({ settings, taken, waiting }) => settings?.untold && taken + waiting > 0)
      .map(({ event, settings }) => ({ what: settings!.called_off ? 'calledOff' : 'changed', event }) as const),
    ...events
      .filter((each) => !isOver(each, now) && each.taken + each.waiting > 0)
      .filter(({ event }) => !content.some((each) => each.event === event))
      .map(({ event }) => ({ what: 'removed', event }) as const),
    ...events.filter(({ held_back }) => held_back).map(({ event }) => ({ what: 'heldBack', event }) as const),
    ...coming.flatMap(({ event, settings, capacity, taken, waiting }): Attention[] => {
      if (settings?.called_off || capacity === 0 || taken < capacity * nearlyFull) return []
      return taken >= capacity
        ? [{ what: 'full', event, waiting }]
        : [{ what: 'nearlyFull', event, free: capacity - taken }]
    }),
  ]
}
