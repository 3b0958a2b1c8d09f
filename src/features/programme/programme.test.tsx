import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { renderIn } from '../../testing/render'
import { Programme } from './programme'

const event = (slug: string, start: string): Queries.ProgrammeEventsFragment['nodes'][number] => ({
  slug,
  type: 'guidedTour',
  title: `Title of ${slug}`,
  start,
  end: start,
  languages: ['cs'],
  capacity: 25,
  availability: null,
  description: 'Text.',
  place: { name: 'Great Hall', within: { slug: 'palac' }, address: null },
  ledBy: [],
})

const events = {
  nodes: [event('a', '2025-09-05T10:00'), event('b', '2025-09-05T16:00'), event('c', '2025-09-06T09:00')],
}

const exhibition = {
  programme: { intro: 'Tours and quiet mornings.', registration: 'mailto:padesat@art-index.example?subject=Programme' },
}

test.each([
  ['cs', 'Program', ['pátek 5.\u00a0září', 'sobota 6.\u00a0září']],
  ['en', 'Programme', ['Friday 5\u00a0September', 'Saturday 6\u00a0September']],
] as const)('events stand under their days (%s)', (language, heading, days) => {
  renderIn(language, <Programme exhibition={exhibition} events={events} />)
  expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', 'program')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(days)
})

test('each day lists its own events, in the order of the query', () => {
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={events} />)
  const titles = [...container.querySelectorAll('section section')].map((day) =>
    within(day as HTMLElement)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  )
  expect(titles).toEqual([['Title of a', 'Title of b'], ['Title of c']])
})

test.each([
  ['cs', 'Registrace'],
  ['en', 'Registration'],
] as const)('the registration button leads where the content says (%s)', (language, name) => {
  renderIn(language, <Programme exhibition={exhibition} events={events} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', exhibition.programme.registration)
})
