/** Starts React now. The event is the same as with the first touch (start-react.ts). */
export const askForReact = () => document.dispatchEvent(new Event('touchstart'))

/** Starts React as soon as the document has loaded, on a page that would be wrong or useless without it. */
export function needReact(): void {
  addEventListener('load', askForReact)
}
