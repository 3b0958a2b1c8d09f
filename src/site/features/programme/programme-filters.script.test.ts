import { whileListening } from '../../../../tests/support/while-listening'
import { showOneDay } from './one-day.script'
import { filterProgramme } from './programme-filters.script'

const days = ['2031-09-04', '2031-09-05', '2031-09-06', '2031-09-07']

const event = (day: string, type: string, moment = 'later') =>
  `<li data-starts="${day}T08:00Z" data-ends="${day}T09:00Z" data-type="${type}" data-moment="${moment}"></li>`

const events = [
  [event(days[0]!, 'workshop', 'past')],
  [event(days[1]!, 'guidedTour')],
  [event(days[2]!, 'workshop'), event(days[2]!, 'guidedTour')],
  [event(days[3]!, 'workshop')],
]

const radio = (name: string, value: string) => `<input type="radio" name="${name}" value="${value}">`

const programme = `<form data-filters>${['', ...days].map((day) => radio('day', day)).join('')}
  ${['', 'workshop', 'panelDiscussion'].map((type) => radio('type', type)).join('')}
  <p data-shown="#" data-nothing="nothing"></p></form>
  <nav data-days>${days.map((day) => `<a href="#day-${day}"><small></small></a>`).join('')}</nav>
  ${days.map((day, index) => `<section id="day-${day}">${events[index]!.join('')}</section>`).join('')}`

/** Shows the programme on the morning of the second day. @returns the days that are shown at first, and after each choice */
function daysAfter(isPhone: boolean, ...types: string[]): string[][] {
  Object.assign(window, { matchMedia: () => ({ matches: isPhone, addEventListener: () => undefined }) })
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => (act(0), 0))
  jest.useFakeTimers()
  document.documentElement.dataset.asOf = `${days[1]}T07:00Z`
  document.body.innerHTML = programme
  history.replaceState(null, '', '/')
  const shown = () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id.slice('day-'.length))
  const after: string[][] = []
  whileListening(() => {
    showOneDay()
    filterProgramme()
    after.push(shown())
    for (const type of types) {
      document.querySelector<HTMLInputElement>(`[name=type][value="${type}"]`)!.click()
      jest.runAllTimers()
      after.push(shown())
    }
  })
  return after
}

test('on a phone, a choice that leaves nothing of the day leads to the first day with an event that is not over', () => {
  expect(daysAfter(true, 'workshop')).toEqual([[days[1]], [days[2]]])
  expect(location.href).toMatch(/\/\?type=workshop$/)
})

test('beside each day is how many events the choice leaves of it', () => {
  const countsAfter = (type: string) => {
    daysAfter(true, type)
    return [...document.querySelectorAll('[data-days] small')].map(({ textContent }) => textContent)
  }
  expect(countsAfter('workshop')).toEqual(['1', '0', '1', '1'])
  expect(countsAfter('')).toEqual(['1', '1', '2', '1'])
})

test('the day stays if something of it is left, or nothing of any day', () => {
  expect(daysAfter(true, 'workshop', '', 'panelDiscussion')).toEqual([[days[1]], [days[2]], [days[2]], [days[2]]])
})

test('with all days side by side, a choice leads to none', () => {
  expect(daysAfter(false, 'workshop')).toEqual([days, days])
  expect(location.hash).toBe('')
})

test('filters in the address do the same, also beside a day that was shown before the choice', () => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  const daysAt = (address: string) => {
    daysAfter(true)
    history.replaceState(null, '', address)
    whileListening(() => {
      showOneDay()
      filterProgramme()
      dispatchEvent(new Event('pageshow'))
      jest.runAllTimers()
    })
    return [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id.slice('day-'.length))
  }
  expect(daysAt('/?type=workshop')).toEqual([days[2]])
  expect(daysAt(`/?type=workshop#day-${days[1]}`)).toEqual([days[2]])
  expect(daysAt(`/?type=workshop#day-${days[3]}`)).toEqual([days[3]])
})
