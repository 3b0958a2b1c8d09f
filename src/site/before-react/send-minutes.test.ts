import { whileListening } from '../../../tests/support/while-listening'
import { minuteChange } from '../dom/contract'
import { sendMinutes } from './send-minutes'

test('the event is sent when a minute begins, and when the page is shown again', () => {
  jest.useFakeTimers({ now: new Date('2031-09-05T10:00:40Z') })
  const act = jest.fn()
  whileListening(() => {
    document.addEventListener(minuteChange, act)
    sendMinutes()
    jest.advanceTimersByTime(19_999)
    expect(act).toHaveBeenCalledTimes(0)
    jest.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(60_000)
    expect(act).toHaveBeenCalledTimes(2)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(act).toHaveBeenCalledTimes(3)
  })
  jest.useRealTimers()
})
