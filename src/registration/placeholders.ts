import type { Locale } from '../i18n/locales'
import type { FormName } from './fields'
import type { GuestName } from './guest-name'

/**
 * What a function replaces in a page that answers a form sent without JavaScript (decision 046), in the page of a
 * registration (decision 049) and in that of a personal invitation (decision 064). The build writes placeholders into the
 * pages, and fails if one is missing.
 */
type Placeholder =
  /** The message that answers the request. */
  | ['answer']
  /** The value of a field, in a text or inside a quoted attribute. */
  | ['value', string]
  /** The attribute `checked` for an option of a field, or an empty string. */
  | ['checked', string, string]
  /** Whether a field is invalid: 'true' or 'false'. */
  | ['invalid', string]
  /** The message of an invalid field, or an empty string. */
  | ['error', string]
  /** A fact of the event. */
  | ['event', 'slug' | 'title' | 'when' | 'where' | 'path']
  /** The address that the language switch leads to: the event's page, or that of a link with its token. */
  | ['path', Locale]
  /** How many places were registered or are waited for, in words. */
  | ['places']
  /** For how many persons the invitation is, in a sentence. */
  | ['validFor']
  /** The name of the registered guest, and how large it is on the admission card. */
  | ['guest', keyof GuestName]

/** A placeholder as it is in the HTML, such as `{{value email}}`. */
export const placeholder = (...[kind, ...names]: Placeholder) => `{{${[kind, ...names].join(' ')}}}`

/** The event, in words that only the function knows. */
export const eventPlaceholders = {
  slug: placeholder('event', 'slug'),
  title: placeholder('event', 'title'),
  when: placeholder('event', 'when'),
  where: placeholder('event', 'where'),
}

/** The name of a guest whom only the function knows. */
export const guestPlaceholders: GuestName = {
  text: placeholder('guest', 'text'),
  tall: placeholder('guest', 'tall'),
  wide: placeholder('guest', 'wide'),
  font: placeholder('guest', 'font'),
}

/** Finds every placeholder in a page. */
export const placeholders =
  /\{\{(answer|value|checked|invalid|error|event|path|places|validFor|guest)(?: ([\w-]+))?(?: (\w+))?\}\}/g

/** The parts of a page that are there for some requests only. */
export type Part =
  /** The form is for an event that the function knows, or for none. */
  | 'event'
  | 'noEvent'
  | 'registered'
  | 'waiting'
  | 'refused'
  /** The form was refused because the event is full, and the visitor can join its waiting list. */
  | 'mayWait'
  /** Whether the guest gets a confirmation by mail. */
  | 'mail'
  | 'noMail'
  /**
   * Whether a registration for the event can be for one person only or for several, and for at least so many. For a
   * registration that was made: whether it is.
   */
  | 'one'
  | 'several'
  | `persons-${number}`
  /**
   * The page of a link: the link has a registration or an invitation; it has none; this cannot be found out; or only on
   * the published site.
   */
  | 'found'
  | 'unknownToken'
  | 'unavailable'
  | 'not_published'
  /** Whether the registration is shown as the admission card: it is registered, and its event takes place. */
  | 'admitted'
  | 'notAdmitted'
  /**
   * The state of the registration, beside `registered` and `waiting`; `calledOff` replaces these two when the event was
   * called off. Then a registration can only be cancelled, that of an invited guest not even that, and a cancelled one cannot be
   * changed at all.
   */
  | 'cancelled'
  | 'calledOff'
  | 'cancellable'
  | 'changeable'
  /** Whether there is an invitation of the guest, so that a cancellation does not erase the name and the e-mail. */
  | 'invited'
  | 'notInvited'
  /** The registration is cancelled, and its event takes place and is for guests without an invitation, too. */
  | 'mayRegisterAgain'
  /** The form of its event. */
  | FormName
  /** What became of the change that the guest asked for, and that there was one. */
  | 'answered'
  | 'changed'
  | 'nowCancelled'
  | 'notChanged'
  | 'hasArrived'
  /**
   * The state of a personal invitation, beside `waiting` and `calledOff`. One that was accepted is `admitted`, unless
   * the event was called off.
   */
  | 'silent'
  | 'declined'
  /** Whether the guest can accept, or take more places; or why no guest can accept. */
  | 'mayAccept'
  | 'full'
  | 'closed'
  /** What became of the answer to an invitation, beside `registered`, `refused`, `changed` and `nowCancelled`. */
  | 'nowDeclined'

export const startOf = (part: Part) => `{{if ${part}}}`
export const endOf = (part: Part) => `{{end ${part}}}`

/** Finds the outermost parts of a page, which may contain others. */
export const parts = /\{\{if ([\w-]+)\}\}([^]*?)\{\{end \1\}\}/g
