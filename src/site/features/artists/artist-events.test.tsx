import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aRoom, anotherBuilding } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { ArtistEvents } from './artist-events'

const events: Queries.ArtistEventsFragment[] = [
  {
    slug: 'atelier-jana-nova',
    title: 'In the Studio: Jana Nová',
    start: '2031-09-05T16:00',
    end: '2031-09-05T17:30',
    cancelled: null,
    place: anotherBuilding({ name: 'The Cork Works', address: { street: 'Nábřežní 6', locality: 'Brno' } }),
  },
  {
    slug: 'skladani',
    title: 'Paper Folding',
    start: '2031-09-06T10:00',
    end: '2031-09-06T12:00',
    cancelled: null,
    place: aRoom({ name: 'Upper Hall' }),
  },
]

const showing = (some = events) => renderIn('en', <ArtistEvents events={some} timeZone="Europe/Prague" />)

test('each event has its time, its title as a link to its page, and its place', () => {
  showing()
  const items = within(screen.getByRole('region', { name: 'In the programme' })).getAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(items[0]).toHaveTextContent(/^Friday 5\sSeptember, 16:00–17:30/)
  expect(items[0]).toHaveTextContent('The Cork Works, Nábřežní 6, Brno')
  expect(within(items[0]!).getByRole('link', { name: 'In the Studio: Jana Nová' })).toHaveAttribute(
    'href',
    '/en/programme/atelier-jana-nova',
  )
  expect(items[1]).toHaveTextContent('Upper Hall')
})

test('an event is marked from its end on', () => {
  showing()
  const [mark] = screen.getAllByText('(past)', { exact: false, selector: 'span' })
  expect(mark).not.toBeVisible()
  expect(mark).toHaveAttribute('data-from', '2031-09-05T15:30:00.000Z')
})

test('an event that was called off says so, and is never marked as past', () => {
  showing(events.map((event) => ({ ...event, cancelled: event.slug === 'skladani' })))
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Upper Hall (called off)')
  expect(screen.getAllByText('(past)', { exact: false, selector: 'span' })).toHaveLength(1)
})

test('without events there is no heading', () => {
  expect(showing([]).container).toBeEmptyDOMElement()
})
