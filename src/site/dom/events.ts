import { minuteChange, pageChange } from './contract'

/** The closest element to the target of an event, itself included, that matches the selector. */
export const closest = <Found extends Element = HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

/** Calls a function for each click on an element that matches the selector, or on something in it. */
export function onClick<Found extends Element = HTMLElement>(
  selector: string,
  act: (found: Found, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const found = closest<Found>(event, selector)
    if (found) act(found, event)
  })
}

/** Whether a modifier key is held, which gives a click or a key another meaning, such as opening a new tab. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Calls a function for the page in the document, and for each page that React shows later. */
export function onEachPage(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
  else act()
  document.addEventListener(pageChange, act)
}

/** Calls a function as `onEachPage` does, and again when a minute begins. */
export function onEachMinute(act: () => void): void {
  onEachPage(act)
  document.addEventListener(minuteChange, act)
}
