import { closest } from './events'
import { onwards } from './onwards'

/** Calls a function for each swipe to a side that begins on an element: with 1 for onwards, and -1 for back. */
export function onSwipe(selector: string, act: (by: 1 | -1) => void): void {
  let start: Touch | undefined
  document.addEventListener(
    'touchstart',
    (event) => void (start = event.touches.length === 1 && closest(event, selector) ? event.touches[0] : undefined),
    { passive: true },
  )
  document.addEventListener('touchend', ({ touches, changedTouches: [end] }) => {
    if (!start || !end || touches.length) return
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) act(x * onwards() < 0 ? 1 : -1)
  })
}
