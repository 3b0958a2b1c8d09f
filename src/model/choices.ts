// The choices of the content that pages use too. Without zod, which browsers do not get.

/** The types of events (specification, section 3). */
export const eventTypes = [
  'guidedTour',
  'panelDiscussion',
  'closedSociety',
  'childrensWorkshop',
  'workshop',
  'morningMeditation',
] as const

/** The groups of logos on the home page, in their order (specification, section 2). */
export const partnerGroups = ['organizer', 'partner', 'gallery'] as const
