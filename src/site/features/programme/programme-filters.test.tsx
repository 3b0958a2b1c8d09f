import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aRoom } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { ProgrammeFilters } from './programme-filters'

type Event = Queries.ProgrammeEventsFragment['nodes'][number]

const czech = { tag: 'cs', name: 'čeština' }
const german = { tag: 'de', name: 'němčina' }

const event = (start: string, type: Event['type'], spoken: Event['spoken']): Event => ({
  slug: start,
  formerSlugs: null,
  registration: null,
  type,
  title: 'Title',
  start,
  end: start,
  spoken,
  capacity: 25,
  availability: null,
  cancelled: null,
  description: 'Text.',
  place: aRoom({ name: 'Upper Hall' }),
  ledBy: [],
})

const events = [
  event('2031-09-04T10:00', 'workshop', [german]),
  event('2031-09-04T12:00', 'guidedTour', [german, czech]),
  event('2031-09-05T10:00', 'guidedTour', [german]),
]

const days = ['2031-09-04', '2031-09-05']
const show = (hasRegistrations: boolean) => (
  <ProgrammeFilters {...{ events, days, languages: [german, czech], hasRegistrations }} />
)
const filters = show(false)

/** The choices of a group as screen readers read them. */
const choicesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => {
      const label = (radio as HTMLInputElement).labels![0]!.cloneNode(true) as HTMLElement
      label.querySelector('[aria-hidden]')?.remove()
      return label.textContent
    })

test('the filters offer values that occur, with their counts', () => {
  renderIn('en', filters)
  expect(choicesOf('Day')).toEqual(['All 3', 'Thursday 4 2', 'Friday 5 1'])
  expect(choicesOf('Type')).toEqual(['All 3', 'Guided tour 2', 'Workshop 1'])
  expect(choicesOf('Language')).toEqual(['All 3', 'Němčina 3', 'Čeština 1'])
})

test('the Czech filters offer the same', () => {
  renderIn('cs', filters)
  expect(choicesOf('Den')).toEqual(['Vše 3', 'čtvrtek 4. 2', 'pátek 5. 1'])
  expect(choicesOf('Typ')).toEqual(['Vše 3', 'Komentovaná prohlídka 2', 'Workshop 1'])
  expect(choicesOf('Jazyk')).toEqual(['Vše 3', 'Němčina 3', 'Čeština 1'])
})

test.each([
  ['cs', ['čt', 'pá']],
  ['en', ['Thu', 'Fri']],
] as const)('for narrow screens each day has a short weekday (%s)', (language, short) => {
  renderIn(language, filters)
  expect([...document.querySelectorAll('abbr')].map(({ textContent }) => textContent)).toEqual(short)
})

test('the values of the filters are the same in every language', () => {
  const valuesIn = (language: 'cs' | 'en') => {
    const { container, unmount } = renderIn(language, filters)
    const values = [...container.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
    unmount()
    return values
  }
  expect(valuesIn('cs')).toEqual(valuesIn('en'))
  expect(valuesIn('cs')).toContain('day=2031-09-05')
  expect(valuesIn('cs')).toContain('type=guidedTour')
  expect(valuesIn('cs')).toContain('language=de')
})

test('by default all events are shown and counted', () => {
  renderIn('cs', filters)
  for (const radio of screen.getAllByRole('radio')) {
    const { value, checked } = radio as HTMLInputElement
    expect(checked).toBe(value === '')
  }
  expect(screen.getByRole('status')).toHaveTextContent('Zobrazeno akcí: 3 z 3')
})

test('a filter with one value is not shown', () => {
  const day = ['2031-09-04']
  const few = { days: day, languages: [german], hasRegistrations: false }
  const { unmount } = renderIn('en', <ProgrammeFilters events={events.slice(0, 2)} {...few} />)
  expect(screen.queryByRole('group', { name: 'Day' })).toBeNull()
  expect(choicesOf('Type')).toHaveLength(3)
  unmount()
  const { container } = renderIn('en', <ProgrammeFilters events={events.slice(0, 1)} {...few} />)
  expect(container).toBeEmptyDOMElement()
})

test('with registrations visitors can choose the events with seats, even if there is nothing else to choose', () => {
  renderIn('cs', show(true))
  expect(choicesOf('Registrace')).toEqual(['Vše 3', 'S volnými místy '])
  expect(screen.getByRole('group', { name: 'Registrace' })).toHaveAttribute('id', 'places')
  expect(screen.getByLabelText('S volnými místy')).toHaveAttribute('value', 'free')
})
