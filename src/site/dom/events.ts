/** The element that an event happened to, or the next around it, that the selector describes. */
export const closest = <Found extends Element = HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Whether a click or a key asks for something else, such as a new tab. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
