import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { PlaceLink } from './place-link'

const position = { latitude: 49.1951, longitude: 16.6068 }
const map = 'https://www.openstreetmap.org/?mlat=49.1951&mlon=16.6068#map=17/49.1951/16.6068'
const room = { isOnMapOfContact: true, position: null, within: { position } }

const show = (place: Queries.PlaceLinkFragment, template = 'event') =>
  renderIn('en', <PlaceLink place={place}>Upper Hall</PlaceLink>, { template })

test('a place in the venue links to the contact on the home page', () => {
  show(room)
  expect(screen.getByRole('link', { name: 'Upper Hall (on the map)' })).toHaveAttribute('href', '/en#contact')
})

test('on the home page itself the link is an anchor', () => {
  show(room, 'home')
  expect(screen.getByRole('link')).toHaveAttribute('href', '#contact')
})

test.each([
  ['building', { isOnMapOfContact: false, position, within: null }],
  ['room in another building', { isOnMapOfContact: false, position: null, within: { position } }],
])('another %s links to a public map, which the link names', (_, place) => {
  show(place)
  expect(screen.getByRole('link', { name: 'Upper Hall (OpenStreetMap)' })).toHaveAttribute('href', map)
})

test('a place that is on no map is text, in the venue too', () => {
  show({ isOnMapOfContact: false, position: null, within: null })
  expect(screen.getByText('Upper Hall')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
