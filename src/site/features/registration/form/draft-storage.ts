/** Each event has a draft of its own, so that forms in several tabs or of several events do not mix. */
export const draftPrefix = 'registration:'

/** Where a draft is kept: in its tab, and on the device if the guest wants that. */
export const draftAreas = ['sessionStorage', 'localStorage'] as const
