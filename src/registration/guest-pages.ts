import type { InlineHashes } from '../http/security-headers'
import type { Locale, Localized } from '../i18n/locales'
import type { AvailabilityState } from './availability'
import type { ErrorCode, FieldName, FormName } from './fields'
import type { Refusal } from './refusals'

/**
 * The pages that functions answer guests with: facts only. The components of src/site/guest-pages decide what is shown,
 * and in which words (docs/decisions/046-guest-pages.md).
 */
export type GuestPage = (FormAnswer | RegistrationPage | PersonalInvitationPage) & {
  /** Where the language switch leads. */
  alternates: Localized<string>
}

/** An event in one language. */
export type GuestEvent = {
  slug: string
  form: FormName
  /** How many seats one registration can take, at most. */
  maxSeats: number
  cancelled: boolean
  personal: boolean
  path: string
  title: string
  /** 'čtvrtek 4. září 2031, 17:00–22:00' */
  when: string
  where: string
}

/** The answer to a form that was sent without JavaScript. Of a form that could not be read the event may be unknown. */
export type FormAnswer = { page: 'form-answer'; event?: GuestEvent | undefined } & (
  | RegisteredAnswer
  | RefusedAnswer
  | UncorrectedAnswer
)

/** The guest is registered or waits. Then the event is known. */
type RegisteredAnswer = {
  outcome: 'registered' | 'waiting'
  guest: RegisteredGuest
  /** Whether a confirmation comes by mail. */
  mail: boolean
  /** What became of a correction of the address; undefined if none was sent. */
  correction?: Correction | undefined
}

/** A guest as the browser knows them in which they registered. */
export type RegisteredGuest = { name: string; seats: number; email: string; submissionId: string }

/** A correction of the address of a registration that could not be found. The event is known. */
export type UncorrectedAnswer = { outcome: 'uncorrected'; correction: Correction; submissionId: string }

/** What became of a correction of the address: it is corrected, or why not. */
export type Correction = {
  outcome: 'corrected' | 'email_taken' | 'too_many_registrations' | 'invalid_data' | 'too_late' | 'unavailable'
  /** What was typed. */
  email: string
  error?: ErrorCode | undefined
}

/** The form again, with what was sent. */
type RefusedAnswer = { outcome: 'refused' } & RefusedForm

export type RefusedForm = {
  refusal: Refusal
  values: Partial<Record<FieldName, string>>
  submissionId: string
  errors: Partial<Record<FieldName, ErrorCode>>
}

/** Why a link opens nothing: it has a wrong token or none, or this cannot be found out, or only on the published site. */
export type LinkFailure = 'unknown_token' | 'no_token' | 'unavailable' | 'not_published'

/** A request for the links of an address. `link_sent`: a mail is sent if the address is registered or invited. */
export type AskedForLinks = {
  outcome: 'link_sent' | 'invalid_data' | 'too_many_from_network' | 'no_mail'
  /** What was typed. */
  email: string
  error?: ErrorCode | undefined
}

/** A registration as its guest sees it. */
export type ShownRegistration = {
  /** Null once it is cancelled. */
  full_name: string | null
  state: 'registered' | 'waiting' | 'cancelled'
  /** The number of seats; of a cancelled registration, the number that it had. */
  seats: number
  /** Null for an event of the programme. */
  attendance: 'solo' | 'plusOne' | null
  /** Whether there is an invitation of the guest, which keeps the name and the e-mail address if they cancel. */
  invited: boolean
  /** The number of the last change. */
  revision: number
  /** How many seats the guest can add now. */
  free: number
  /** Whether others would take the seats at once. */
  full: boolean
  /** Whether registration has closed. */
  closed: boolean
  /** Whether the guest has cancelled and can take it back within its time. */
  withdrawn: boolean
  /** What the registration would be if that was taken back now; null if it cannot be. */
  restorable: 'registered' | 'waiting' | null
  /** The address that the link confirms, otherwise null. */
  new_email: string | null
}

/** The page of the link in a confirmation. */
export type RegistrationPage = { page: 'registration' } & (
  | {
      failure: LinkFailure
      /** What became of the request for links. */
      asked?: AskedForLinks
    }
  | {
      failure?: undefined
      token: string
      registration: ShownRegistration
      /** Undefined if the content no longer has it. */
      event?: GuestEvent | undefined
      /** What became of the change that the guest asked for. */
      outcome?: ChangeResult | undefined
      /** The form with the name and the address as it was sent, if it was refused. */
      refused?: { values: { fullName?: string; email?: string }; errors: { fullName?: ErrorCode; email?: ErrorCode } }
    }
)

/** The page of a registration that the link has found. */
export type FoundRegistration = Extract<RegistrationPage, { failure?: undefined }>

/** What becomes of a change that a guest asks for with a link, as both the database and the page call it. */
export const changeOutcomes = [
  'changed',
  'cancelled',
  'restored',
  'confirmed',
  'address_sent',
  'changed_meanwhile',
  'capacity_full',
  'may_wait',
  'registration_not_open',
  'registration_closed',
  'too_many_from_network',
  'too_many_registrations',
  'too_late',
  'email_taken',
  'no_mail',
] as const

/** What the page of a registration says of a change. */
export const changeResults = [...changeOutcomes, 'invalid_data', 'already_arrived'] as const

export type ChangeResult = (typeof changeResults)[number]

/** A personal invitation as its guest sees it. */
export type ShownPersonalInvitation = {
  full_name: string
  email: string
  /** How many seats the guest may take at most. */
  max_seats: number
  state: 'silent' | 'accepted' | 'declined'
  /** The number of seats; null unless the guest has accepted. */
  seats: number | null
  /** Whether the guest is on the waiting list. */
  waiting: boolean
}

/** The page of a personal invitation. */
export type PersonalInvitationPage = { page: 'personal-invitation' } & (
  | { failure: LinkFailure }
  | {
      failure?: undefined
      token: string
      personalInvitation: ShownPersonalInvitation
      event: GuestEvent
      /** Whether the event takes registrations now, apart from the seats that are left. */
      state: AvailabilityState
      /** How many seats the guest can take now, at most. */
      maxSeats: number
      /** What became of the guest's answer; undefined if the page was only opened. */
      outcome?: 'registered' | 'changed' | 'declined' | 'cancelled' | undefined
      /** Whether a confirmation of a new registration comes by mail. */
      mail: boolean
      /** What was sent, and why it was refused. */
      refused?: RefusedForm | undefined
      /** For the form to accept: the id of what it will send. */
      submissionId: string
    }
)

/** The page of a personal invitation that the link has found. */
export type FoundPersonalInvitation = Extract<PersonalInvitationPage, { failure?: undefined }>

/** The empty page of the site, with `shellMarks`, and the hashes for its Content-Security-Policy. */
export type Shell = { html: string; hashes: InlineHashes }

/** What a build has made for the guest pages in one language (tools/build/write-guest-pages.mts). */
export type BuiltGuestPages = {
  locale: Locale
  /** With the header and the footer of the site; and without, if the content has an event by invitation. */
  shells: { site: Shell; plain?: Shell | undefined }
  /** The data of the page query (src/site/templates/guest-page.tsx). */
  data: unknown
}

/**
 * Makes a guest page. The build bundles it for the functions.
 * @throws if the page belongs to an event by invitation and the content has none
 */
export type RenderGuestPage = (built: BuiltGuestPages, page: GuestPage) => Shell

/** Where a shell has something to fill in. */
export const shellMarks = {
  title: '{{title}}',
  content: '{{content}}',
  address: (locale: Locale) => `{{address ${locale}}}`,
}
