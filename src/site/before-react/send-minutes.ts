import { minuteChange } from '../dom/contract'

const minute = 60_000

/**
 * Sends `minutechange` at the start of each minute, and when the page is shown again: timers of hidden pages run late.
 */
export function sendMinutes(): void {
  const send = () => void document.dispatchEvent(new Event(minuteChange))

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
