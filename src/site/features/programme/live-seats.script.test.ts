import { whileListening } from '../../../../tests/support/while-listening'
import { askSeats, minuteChange, pageChange, seatsChange } from '../../dom/contract'
import { showLiveSeats } from './live-seats.script'

const event = (slug: string) => `<li data-seats=""><strong data-event="${slug}"></strong></li>`
const words = 'data-soon="Soon" data-open="Places left" data-few="Last places" data-full="Full" data-closed="Closed"'
const programme = `<div ${words}>${event('a')}${event('b')}${event('c')}<li><strong>By hand</strong></li></div>`

let comeIntoView: () => void
let fetched: jest.Mock

beforeEach(() => {
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver
    comeIntoView = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer)
    callback([{ isIntersecting: false } as IntersectionObserverEntry], observer)
    return observer
  })
  fetched = jest.fn()
  window.fetch = fetched
})

const answers = (body: unknown) => fetched.mockResolvedValue({ json: async () => body })

/** Opens a page and brings it into view. @returns the states that it shows, and the texts */
async function shownOn(html: string, act = () => {}): Promise<[state: string | undefined, text: string][]> {
  document.body.innerHTML = html
  whileListening(() => {
    showLiveSeats()
    act()
    comeIntoView()
  })
  // fetch, json, show
  for (let step = 0; step < 5; step++) await Promise.resolve()
  return [...document.querySelectorAll<HTMLElement>('li')].map(({ dataset, textContent }) => [
    dataset.seats,
    textContent,
  ])
}

test('each event shows its state in the words of the page, with the number that is free if the server gives it', async () => {
  answers({ events: { a: { state: 'few', free: 2 }, b: { state: 'full' }, other: { state: 'open' } } })
  expect(await shownOn(programme)).toEqual([
    ['few', 'Last places:\u00a02'],
    ['full', 'Full'],
    ['', ''],
    [undefined, 'By hand'],
  ])
})

test('the page of the invitation asks for its own event', async () => {
  answers({ events: { vecer: { state: 'closed' } } })
  await shownOn(`<div data-asks="?invitation" ${words}>${event('vecer')}</div>`)
  expect(fetched).toHaveBeenCalledWith('/api/availability?invitation')
})

test('the filters learn that the seats have changed, and the page of an event how', async () => {
  const events = { a: { state: 'open', capacity: 20 } }
  answers({ events })
  const changed = jest.fn()
  document.addEventListener(seatsChange, changed, { once: true })
  await shownOn(programme)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ detail: events }))
})

test('on the page of an event the number that is free is beside the capacity only (event-places.script.ts)', async () => {
  answers({ events: { a: { state: 'few', free: 2 } } })
  const page = `<div data-seats="" ${words}><strong data-event="a"></strong></div><i data-free="(# free)">14</i>`
  await shownOn(page)
  expect(document.querySelector('[data-seats=few] strong')!.textContent).toBe('Last places')
})

test('the server is asked again when a form was answered, and once more when its edge no longer keeps the old answer', async () => {
  answers({ events: {} })
  await shownOn(programme, () => {
    comeIntoView()
    document.dispatchEvent(new Event(minuteChange))
    expect(fetched).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event(askSeats))
    expect(fetched).toHaveBeenCalledTimes(2)
    document.dispatchEvent(new Event(minuteChange))
    document.dispatchEvent(new Event(minuteChange))
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})

test('the server is asked again when registration closes on a page that stays open, and once more for what its edge kept', async () => {
  const minute = () => {
    document.dispatchEvent(new Event(minuteChange))
    return fetched.mock.calls.length
  }
  answers({ events: {} })
  await shownOn(`${programme}<p data-until="2031-09-04T15:00:00Z"></p>`, () => {
    expect(minute()).toBe(0)
    comeIntoView()
    expect(minute()).toBe(1)
    // show-by-time.ts
    document.querySelector('p')!.hidden = true
    expect(minute()).toBe(2)
    expect(minute()).toBe(3)
    expect(minute()).toBe(3)
  })
})

test('the server is asked when the page comes into view, and not again for another anchor of the page', async () => {
  answers({ events: {} })
  document.body.innerHTML = programme
  whileListening(() => {
    showLiveSeats()
    expect(fetched).not.toHaveBeenCalled()
    comeIntoView()
    document.dispatchEvent(new Event(pageChange))
  })
  expect(window.IntersectionObserver).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls).toEqual([['/api/availability']])
})

test('an API at another origin is asked there', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_API_URL: 'https://api.example' })
  answers({ events: {} })
  await shownOn(programme)
  expect(fetched.mock.calls).toEqual([['https://api.example/api/availability']])
})

test('the server is asked again for another page that React shows', async () => {
  answers({ events: { a: { state: 'open' } } })
  const next = () => {
    comeIntoView()
    document.body.innerHTML = programme
    document.dispatchEvent(new Event(pageChange))
  }
  expect((await shownOn(programme, next))[0]).toEqual(['open', 'Places left'])
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['is down', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['answers with a problem', () => answers({ code: 'unavailable' })],
  ['knows a state that the page does not', () => answers({ events: { a: { state: 'waiting' } } })],
])('no state is shown when the server %s', async (_, prepare) => {
  prepare()
  expect((await shownOn(programme))[0]).toEqual(['', ''])
})

test('a page without registrations asks nothing', () => {
  document.body.innerHTML = '<div><li data-starts=""></li></div>'
  whileListening(showLiveSeats)
  expect(window.IntersectionObserver).not.toHaveBeenCalled()
})
