import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aPicture } from '../../../../tests/support/fixtures'
import { anotherBuilding } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { Studios } from './studios'

type Studio = NonNullable<Queries.StudiosFragment['studios']>

const visit: Studio['visits'][number] = {
  description: 'A single lamp.',
  artist: { slug: 'jana-nova', name: 'Jana Nová', works: [{ alt: 'A blue field.', image: aPicture() }] },
  place: anotherBuilding({
    name: 'The Cork Works',
    address: { street: 'Nábřežní 6', locality: 'Brno' },
    position: { latitude: 49.2, longitude: 16.6 },
  }),
  tour: { slug: 'atelier-jana-nova', start: '2031-09-05T16:00', end: '2031-09-05T17:30', cancelled: null },
}

const studios: Studio = { intro: 'Doors open.', guide: { name: 'Otso Vihermaa', role: 'actor' }, visits: [visit] }

const showing = (some: Partial<Studio>) => renderIn('en', <Studios exhibition={{ studios: { ...studios, ...some } }} />)

test('a studio has its artist, its place and the times of tours', () => {
  showing({})
  expect(screen.getByText('Otso Vihermaa')).toBeVisible()
  const [studio] = within(screen.getByRole('list', { name: 'Studios to visit' })).getAllByRole('listitem')
  expect(within(studio!).getByRole('link', { name: 'Jana Nová' })).toHaveAttribute('href', '/en/artist-jana-nova')
  expect(
    within(studio!).getByRole('link', { name: 'The Cork Works, Nábřežní 6, Brno (OpenStreetMap)' }),
  ).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=49.2&mlon=16.6#map=17/49.2/16.6')
  expect(within(studio!).getByRole('link', { name: /^Friday 5\sSeptember, 16:00–17:30$/ })).toHaveAttribute(
    'href',
    '/en/programme/atelier-jana-nova',
  )
})

test('a tour that was called off is marked', () => {
  showing({ visits: [{ ...visit, tour: { ...visit.tour!, cancelled: true } }] })
  expect(screen.getByText('Called off')).toBeVisible()
  expect(screen.getByRole('time')).toHaveClass('calledOff')
})

test('without studios the section is not rendered', () => {
  const { container } = renderIn('en', <Studios exhibition={{ studios: null }} />)
  expect(container).toBeEmptyDOMElement()
})

test('without a guide and a tour there is no empty paragraph and no time', () => {
  const { container } = showing({ guide: null, visits: [{ ...visit, tour: null }] })
  expect(container.querySelectorAll('.intro p')).toHaveLength(1)
  expect(screen.queryByText(/16:00/)).toBeNull()
  expect(screen.getByText('A single lamp.')).toBeVisible()
})

test('a studio in a room of a building is shown without an address', () => {
  showing({ visits: [{ ...visit, place: { ...visit.place, name: 'Upper Hall', address: null } }] })
  expect(screen.getByRole('link', { name: 'Upper Hall (OpenStreetMap)' })).toBeVisible()
})
