// The values of fields with a choice. No zod here: pages import these lists.

export const artistTypes = ['person', 'collective'] as const

type EventTypeProperties = {
  /** Only for people who were invited: visitors neither register for it nor are sent to it. */
  isClosed?: true
  /** It may take place while the exhibition is closed to the public. */
  isOutsideHours?: true
}

const propertiesOfEventTypes = {
  guidedTour: {},
  panelDiscussion: {},
  closedSociety: { isClosed: true, isOutsideHours: true },
  childrensWorkshop: {},
  workshop: {},
  morningMeditation: { isOutsideHours: true },
} satisfies Record<string, EventTypeProperties>

export type EventType = keyof typeof propertiesOfEventTypes

/** The types of the programme catalogue. */
export const eventTypes = /* @__PURE__ */ Object.keys(propertiesOfEventTypes) as EventType[]

/** What follows from the type of an event. */
export const propertiesOf = (type: EventType): EventTypeProperties => propertiesOfEventTypes[type]

export const availabilities = ['open', 'full', 'closed'] as const

/** Whom a place of an event is for. */
export const placeOwners = ['child', 'adult', 'everybody'] as const

/** The three groups of logos on the home page, in their order. */
export const partnerGroups = ['organizer', 'partner', 'gallery'] as const

export type PartnerGroup = (typeof partnerGroups)[number]

/** What a key figure can count. */
export const countable = ['artists', 'days', 'works'] as const

/** How visitors travel from the venue to another place. */
export const travelModes = ['transit', 'foot', 'bicycle'] as const

export type TravelMode = (typeof travelModes)[number]

/** What stops at a stop of public transport. */
export const transports = ['metro', 'tram', 'bus', 'train', 'ferry'] as const
