import { minuteChange } from '../dom/contract'
import { correctPhase } from './correct-phase'

const minute = 60_000

/**
 * Corrects the phase and sends `minutechange` at the start of each minute, and when the page is shown again: timers of
 * hidden pages run late.
 */
export function sendMinutes(): void {
  function send(): void {
    correctPhase()
    document.dispatchEvent(new Event(minuteChange))
  }

  function sendEachMinute(): void {
    setTimeout(
      () => {
        send()
        sendEachMinute()
      },
      minute - (Date.now() % minute),
    )
  }

  sendEachMinute()
  document.addEventListener('visibilitychange', send)
}
