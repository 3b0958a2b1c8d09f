type Invited = {
  readonly end: string
  readonly invitation?: { readonly registrationCloses?: string | null } | null
}

/** When registration for an event ends, in local time: at its own time, else with the event. */
export const registrationEnd = ({ end, invitation }: Invited): string => invitation?.registrationCloses ?? end
