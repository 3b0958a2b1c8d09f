/**
 * Starts React as soon as the document has loaded, on a page that cannot do anything without it: the event is the same as
 * with the first touch (start-react.ts).
 */
export function needReact(): void {
  addEventListener('load', () => document.dispatchEvent(new Event('touchstart')))
}
