import { whileListening } from '../../../tests/support/while-listening'
import { pageChange } from '../dom/contract'
import { showByTime } from './show-by-time'

const line = '<p data-from="2031-09-04T22:00:00Z" data-until="2031-09-05T17:00:00Z" hidden>today</p>'

test('the elements of the page, and of one that React shows later, are shown by the clock', () => {
  document.body.innerHTML = line
  const isShownAt = (now: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
    document.dispatchEvent(new Event(pageChange))
    return !document.querySelector('p')!.hidden
  }
  whileListening(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-05T12:00:00Z'))
    showByTime()
    expect(document.querySelector('p')).toBeVisible()
    expect(isShownAt('2031-09-04T12:00:00Z')).toBe(false)
    document.body.innerHTML = line
    expect(isShownAt('2031-09-05T12:00:00Z')).toBe(true)
    expect(isShownAt('2031-09-05T18:00:00Z')).toBe(false)
  })
})
