type Event = {
  readonly start: string
  readonly end: string
  readonly invitation?: { readonly registrationCloses?: string | null } | null
  readonly registration?: { readonly closes?: string | null } | null
}

/**
 * When registration for an event ends, in local time: when its content says so, else with the end of the event by
 * invitation, and with the start of an event of the programme.
 */
export const registrationEnd = ({ start, end, invitation, registration }: Event): string =>
  invitation ? (invitation.registrationCloses ?? end) : (registration?.closes ?? start)

/** How many persons one registration can be for, at most. */
export const maxPersons = 10

/** How many persons a registration for an event of the programme can be for, unless its content says otherwise. */
export const defaultPersons = 2
