type Event = { readonly invitation?: object | null; readonly registration?: object | null }

type Exhibition = { readonly programme?: { readonly registration?: unknown } | null }

/**
 * Whether people register for an event on this site: for the event by invitation, and for an event of the programme with
 * a registration, unless the content sends everybody to another site.
 */
export const registersHere = ({ invitation, registration }: Event, { programme }: Exhibition): boolean =>
  Boolean(invitation || (registration && !programme?.registration))
