import { reactNeeded } from '../dom/contract'

/** Starts React as soon as the document has loaded, on a page that cannot do anything without it. */
export function needReact(): void {
  addEventListener('load', () => document.dispatchEvent(new Event(reactNeeded)))
}
