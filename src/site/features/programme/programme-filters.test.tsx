import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { anEvent } from '../../../../tests/support/events'
import { renderIn } from '../../../../tests/support/render'
import { ProgrammeFilters } from './programme-filters'

type Event = Queries.ProgrammeEventsFragment['nodes'][number]

const czech = { tag: 'cs', name: 'čeština' }
const german = { tag: 'de', name: 'němčina' }

const event = (start: string, type: Event['type'], spoken: Event['spoken']) =>
  anEvent({ slug: start, type, start, end: start, spoken })

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

test.each([
  ['cs', 'Den', ['Vše 3', 'čtvrtek 4. 2', 'pátek 5. 1'], ['čt', 'pá']],
  ['cs', 'Typ', ['Vše 3', 'Komentovaná prohlídka 2', 'Workshop 1'], []],
  ['cs', 'Jazyk', ['Vše 3', 'Němčina 3', 'Čeština 1'], []],
  ['en', 'Day', ['All 3', 'Thursday 4 2', 'Friday 5 1'], ['Thu', 'Fri']],
  ['en', 'Type', ['All 3', 'Guided tour 2', 'Workshop 1'], []],
  ['en', 'Language', ['All 3', 'Němčina 3', 'Čeština 1'], []],
] as const)('the filters offer values that occur, with their counts (%s: %s)', (language, group, choices, short) => {
  renderIn(language, filters)
  expect(choicesOf(group)).toEqual(choices)
  const abbreviations = screen.getByRole('group', { name: group }).querySelectorAll('abbr')
  expect([...abbreviations].map(({ textContent }) => textContent)).toEqual(short)
})

test.each([
  ['cs', 'Den', ['neděle 1. 2. 1', 'neděle 1. 3. 1']],
  ['en', 'Day', ['Sunday 1 Feb 1', 'Sunday 1 Mar 1']],
] as const)('days of several months have their months (%s)', (language, group, choices) => {
  const days = ['2043-02-01', '2043-03-01']
  const events = days.map((day) => event(`${day}T10:00`, 'workshop', [german]))
  renderIn(language, <ProgrammeFilters {...{ events, days, languages: [german], hasRegistrations: false }} />)
  const shown = choicesOf(group).slice(1)
  expect(shown.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(choices)
})

test('the values of the filters are the same in every language', () => {
  const valuesIn = (language: 'cs' | 'en') => {
    const { container, unmount } = renderIn(language, filters)
    const values = [...container.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
    unmount()
    return values
  }
  expect(valuesIn('cs')).toEqual(valuesIn('en'))
  expect(valuesIn('cs')).toEqual(expect.arrayContaining(['day=2031-09-05', 'type=guidedTour', 'language=de']))
})

test('by default all events are shown and counted', () => {
  renderIn('cs', filters)
  for (const radio of screen.getAllByRole('radio')) {
    const { value, checked } = radio as HTMLInputElement
    expect(checked).toBe(value === '')
  }
  expect(screen.getByRole('status')).toHaveTextContent('Zobrazeno akcí: 3 z celkem 3')
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
