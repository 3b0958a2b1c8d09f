import { onEachPage } from '../../dom/events'

/** Milliseconds. Not at every scroll event, because each row that is marked loads a picture. */
const pause = 200

/** Marks the topmost row of the list of artists that is on the screen (`data-topmost`), while the page scrolls. */
export function markTopmostRow(): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function mark(): void {
    timer = undefined
    const rows = [...document.querySelectorAll(':has(> [data-topmost]) > *')]
    // Not 0, because browsers scroll to fractions of a pixel.
    const topmost = rows.find((row) => row.getBoundingClientRect().top > -1) ?? rows.at(-1)
    rows.forEach((row) => row.toggleAttribute('data-topmost', row === topmost))
  }

  onEachPage(mark)
  addEventListener('scroll', () => (timer ??= setTimeout(mark, pause)))
}
