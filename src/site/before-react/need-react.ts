import { reactNeeded } from '../dom/contract'

/** Starts React as soon as the document has been read, on a page that cannot do anything without it. */
export function needReact(): void {
  document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event(reactNeeded)))
}
