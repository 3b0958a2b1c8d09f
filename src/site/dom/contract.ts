import type { AvailabilityState } from '../../registration/availability'

/**
 * The attributes and events that markup, style sheets and scripts share. TypeScript checks the values of the attributes
 * in JSX. contract.test.ts compares the lists with the code: every `data-` attribute of the site is here, and every one
 * here is used.
 */
export interface SharedAttributes {
  // <html>

  /** Phase of the exhibition: written by `Seo`, corrected by correct-phase.ts, read by style sheets. */
  'data-phase'?: 'before' | 'during' | 'after'
  /** First opening and last closing of the exhibition, instants in ISO 8601. */
  'data-opens'?: string
  'data-closes'?: string
  /** The instant in ISO 8601 that the site shows itself as of; absent where the clock decides (site-time.ts). */
  'data-as-of'?: string
  /** The header sticks to the top of the screen (return-header.ts). */
  'data-header'?: ''
  /** The body font may be used (load-body-font.ts, tokens.css). */
  'data-typeface'?: ''
  /**
   * Which work the title of the home page shows, from 1, and on the preload of its picture; absent without scripts
   * (show-next-work.script.ts).
   */
  'data-hero'?: string
  /** Everything is laid out; on an element with `data-far`: this element is (lay-out-far-parts.ts). */
  'data-whole'?: ''

  // Scripts in the HTML

  /** Template of the page for which the document carries scripts (gatsby-ssr.tsx, use-scripts.ts). */
  'data-template'?: string
  /** Time zone of the exhibition, for the address parameter `asOf` (read-as-of.ts). */
  'data-time-zone'?: string

  // Any page

  /** The browser lays the element out when it comes near the screen; `long`: with a larger guess of its height. */
  'data-far'?: '' | 'long'
  /** show-by-time.ts shows the element from this instant on, or until this instant, in ISO 8601. */
  'data-from'?: string
  'data-until'?: string
  /** A link of the language switch: the language that it leads to (switch-language.ts). */
  'data-language'?: string
  /** Where a 404 page shows the missing path. The value is the path prefix of the page's language. */
  'data-missing-path'?: string
  /** Beside `data-missing-path`: the path prefix of each language, as JSON. */
  'data-prefixes'?: string

  /** The text of the element, for the style sheet. */
  'data-value'?: string
  /** The field of the search in the menu: the path of the script that searches (search-field.script.ts). */
  'data-search'?: string | undefined
  /** On this field: the message that the search could not be loaded. */
  'data-failed'?: string
  /** The button that shares the address of the page. The value is added to it: '', or a fragment. */
  'data-share'?: string
  /** A message about it, which share-button.script.ts shows. */
  'data-shared'?: 'copied' | 'failed'

  /** A button that copies the address before it (copy-address.script.ts). */
  'data-copy'?: ''
  /** Around these buttons: the messages that the address is copied, and that it is not. */
  'data-copied'?: string
  'data-not-copied'?: string

  /** A button that marks an event or a work for the plan: the mark (components/marks). */
  'data-mark'?: string
  /** On it: whether it is marked. */
  'data-marked'?: 'true' | 'false'

  // Hero (features/hero)

  /** The title, if it has several works, and each work in it with its halves. */
  'data-title'?: true | undefined
  'data-row'?: true
  /** A line about the opening hours: whether it is shown while the exhibition is open. The line of the archive has none. */
  'data-opening'?: 'open' | 'closed'
  /**
   * Where programme-clock.script.ts adds an event to it: the words for an event that is on, for the next one, and for one
   * that is on behind closed doors.
   */
  'data-now'?: string
  'data-next'?: string
  'data-registered'?: string

  // Names of the artists on the home page (features/artists/open-names.ts)

  /** On the list: the path of the script that opens the names. */
  'data-names-script'?: string
  'data-names-font'?: string
  /** On the list: the title font is spaced until the font of the names has loaded; then the names are set in it. */
  'data-names'?: 'spaced' | 'wide'
  /** On a link: whether the name is open. Absent until it opens for the first time. */
  'data-opened'?: 'true' | 'false'

  // List of artists (features/artists)

  /** The letter that begins at this row of the list. */
  'data-initial'?: string
  /** The topmost row of the list that is on the screen (topmost-row.script.ts). */
  'data-topmost'?: ''

  // Works (features/works)

  /** The list of all works. */
  'data-wall'?: true
  /** How large a work of it looks, in cm²; absent if this is unknown. */
  'data-area'?: number | undefined
  /** It is drawn to scale (wall.script.ts). */
  'data-to-scale'?: ''
  /** Around the works of an artist in both hangs. */
  'data-hangs'?: true
  /** A work that the scaled hang has too. */
  'data-scaled'?: ''
  /** The figure on the page of a work. The attributes below are inside it. */
  'data-work'?: true
  /** The frame that scrolls a zoomed work. */
  'data-stage'?: true
  /** The picture of the work, in the frame. */
  'data-sheet'?: true
  /** The button that zooms. */
  'data-zooms'?: true
  /** How many times the work is enlarged, on the figure; absent when it is not. */
  'data-zoom'?: '2' | '3'

  // Programme (features/programme)

  /** The links that lead to one day at a time on a phone (one-day.script.ts). */
  'data-days'?: ''
  /** The form of the filters. */
  'data-filters'?: true
  /** No event is left by the choices. */
  'data-empty'?: ''
  /** A group of choices in the form, for the style sheet: `day`, `type`, `language` or `places`. */
  'data-group'?: string
  /** On the number of events or works that are shown: its text, with `#` for the number, and its text when none is. */
  'data-shown'?: string
  'data-nothing'?: string
  /** On the button that closes the filters: its text, with `#` for the number of events. */
  'data-show'?: string
  /** On an event, for the filters: its type, and the tags of its languages. */
  'data-type'?: string
  'data-languages'?: string
  /** On an event that is only for people who were invited. */
  'data-invited'?: '' | undefined
  /** Start and end of an event, instants in ISO 8601. One that was called off has no end, and the clock ignores it. */
  'data-starts'?: string
  'data-ends'?: string
  /** Whether an event is over, on, the next one or later; written by programme-clock.script.ts. */
  'data-moment'?: 'past' | 'now' | 'next' | 'later'
  /** A link to the event that is on or next. */
  'data-jump'?: true
  /** On an event at the venue. */
  'data-here'?: '' | undefined
  /** The name of the place of an event. */
  'data-place'?: true

  /** The word that says that an event was called off; it stays in the archive. */
  'data-called-off'?: true
  /** Where live-seats.script.ts shows whether an event has seats: the slug of the event. */
  'data-event'?: string
  /** The number of places of an event, on its page. */
  'data-capacity'?: true
  /** Beside it: the text for the number of free places, with `#` for the number. */
  'data-free'?: string
  /** On or around it: the state of an event that takes registrations, empty until the server has answered. */
  'data-seats'?: '' | AvailabilityState
  /** On or around all of them: the query with which the server is asked, if it needs one; and the words for each state. */
  'data-asks'?: string
  'data-soon'?: string
  'data-open'?: string
  'data-few'?: string
  'data-waiting'?: string
  'data-full'?: string
  'data-closed'?: string

  /** The path of the script that shows the urgent notice (ask-for-notice.script.ts), and the text of its button. */
  'data-urgent'?: string | undefined
  'data-close'?: string

  /** The message that there is no network (stay-offline.ts). */
  'data-offline'?: true

  // Plan (features/plan)

  /** Around the plan: whose marks it shows, '' until plan.script.ts has read them; `empty` without any. */
  'data-plan'?: '' | 'empty' | 'own' | 'shared'
  /** On an event or work of the plan: its mark, and the marks that it had before its slugs changed. */
  'data-item'?: string
  'data-former'?: string
  /** On an event of the plan that is not called off: its start and end, instants in ISO 8601 with a slash between. */
  'data-span'?: string
  /** Where the events at the same time are named: the text, with `#` for their titles. */
  'data-overlaps'?: string
  /** Where the number of marks is said that the site does not have: the text, with `#` for the number. */
  'data-gone'?: string
  /** There: the text for a link of which the site has no mark. */
  'data-link-gone'?: string
  /** The buttons of the plan. */
  'data-act'?: 'take' | 'replace' | 'add' | 'forget' | 'print' | 'calendar'
  /** On the button for the calendar file: the path of that of the whole programme. */
  'data-calendar'?: string

  // Registration (features/registration); the build makes the answer pages of these

  /** The form. */
  'data-registration'?: true
  /** On the form: it was sent before React was there, and waits for it (hold-form.script.ts). */
  'data-held'?: '' | 'waiting'
  /** On a field of the form: the guest has left it. */
  'data-left'?: ''
  /** On a field of the form: the guest has changed it before React was there. */
  'data-changed'?: ''
  /** Where the answer of the server is shown. */
  'data-registration-answer'?: true
  /** The heading of the confirmation. */
  'data-registration-confirmed'?: true
  /** The button that saves the admission card as a picture: the path of the script that draws it, and the name of the file. */
  'data-picture'?: string
  'data-file'?: string
  /** The button that prints the card. */
  'data-print'?: true
  /** The font of the guest's name (src/registration/guest-name.ts). */
  'data-font'?: string
  /** Where the error of a field is shown: the field's name. */
  'data-registration-field-error'?: string
}

/** Sent to the document when React has hydrated the page, and after it has shown another page, query or anchor. */
export const pageChange = 'pagechange'

/** Sent to the document when a minute begins (send-minutes.ts). */
export const minuteChange = 'minutechange'

/** Sent to the document when a form for an event was answered, so that its state may have changed. */
export const askSeats = 'askseats'

/** Sent to the document when `data-seats` of the events has changed. Its detail is the answer of the server, by slug. */
export const seatsChange = 'seatschange'

/**
 * Sent to the document around a view transition between two pages that React shows, so that a work moves from the one
 * to the other (work-transition.script.ts). `detail` is the path of the other page.
 */
export const markWork = 'markwork'
export const unmarkWork = 'unmarkwork'

/** Sent to `window` when the marks for the plan have changed on this page (components/marks). */
export const marksChange = 'markschange'

/** Sent to `window` when a page could not be loaded and was not requested again; `detail` is its address. */
export const loadFailure = 'loadfailure'

/** Sent to `window` when a link was followed, or a form sent, without network. */
export const offlineLink = 'offlinelink'

declare global {
  interface DocumentEventMap {
    pagechange: Event
    minutechange: Event
    askseats: Event
    seatschange: Event
    markwork: CustomEvent<string>
    unmarkwork: Event
  }
  interface WindowEventMap {
    markschange: Event
    loadfailure: CustomEvent<string>
  }
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface HTMLAttributes<T> extends SharedAttributes {}
}
