type MailProperties = {
  /** It asks an invited guest who has not answered. */
  isInvitation?: true
  /**
   * It has the calendar file for a guest with a seat. With a message, the file corrects the entry of an event that was
   * moved or called off.
   */
  hasCalendar?: true
  /** It does not say how to come: the organiser may say something else, or the guest knows it already. */
  omitsArrival?: true
  /** It is the first that can tell of another event at the same time. */
  tellsOverlap?: true
  /** It does not say for how many persons, because they have no seats any more or have not confirmed the address. */
  isWithoutSeats?: true
  /** Who may have got it by mistake: somebody whom another person registered, cancelled, or whose address one wrote. */
  mistake?: 'registered' | 'cancelled' | 'address'
}

/**
 * The kinds of mails about one event: the state of a registration, how it changed, that its event is soon, a message of the
 * organiser, an invitation and its reminder, that a new address is to be confirmed, or, to the former one, that it was
 * replaced. Their texts are `mail:<kind>`.
 */
const propertiesOfMails = {
  registered: { hasCalendar: true, tellsOverlap: true, mistake: 'registered' },
  waiting: { tellsOverlap: true, mistake: 'registered' },
  promoted: { hasCalendar: true, tellsOverlap: true },
  changed: { hasCalendar: true },
  cancelled: { isWithoutSeats: true, mistake: 'cancelled' },
  upcoming: { hasCalendar: true },
  message: { hasCalendar: true, omitsArrival: true },
  invitation: { isInvitation: true },
  reminder: { isInvitation: true },
  address: { isWithoutSeats: true, omitsArrival: true, mistake: 'address' },
  moved: { isWithoutSeats: true, omitsArrival: true, mistake: 'cancelled' },
} satisfies Record<string, MailProperties>

export type EventMailKind = keyof typeof propertiesOfMails

/** What follows from the kind of a mail. */
export const propertiesOfMail = (kind: EventMailKind): MailProperties => propertiesOfMails[kind]

/** Every kind of mail to guests: about one event, or with the links to everything that an address has. */
export const mailKinds = [...(Object.keys(propertiesOfMails) as EventMailKind[]), 'links'] as const

export type MailKind = (typeof mailKinds)[number]

/** The mails that a registration can have while it has a guest. The organisers' page names them. */
export type RegistrationMailKind = Exclude<EventMailKind, 'cancelled' | 'invitation' | 'reminder'>
