import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { PlaceLink } from './place-link'

const position = { latitude: 49.1951, longitude: 16.6068 }
const map = 'https://www.openstreetmap.org/?mlat=49.1951&mlon=16.6068#map=17/49.1951/16.6068'
const room = { slug: 'sal', floor: null, isOnMapOfContact: true, position: null, within: { position } }

const show = (place: Queries.PlaceLinkFragment, template = 'event') =>
  renderIn('en', <PlaceLink place={place}>Upper Hall</PlaceLink>, { template })

test('a place in the venue links to the contact on the home page', () => {
  show(room)
  expect(screen.getByRole('link', { name: 'Upper Hall (on the map)' })).toHaveAttribute('href', '/en#contact')
})

test.each(['event', 'home'])('a room on a floor says its floor and links to the plan (%s)', (template) => {
  show({ ...room, floor: { name: 'first floor' } }, template)
  expect(screen.getByRole('link', { name: 'Upper Hall, first floor (on the plan)' })).toHaveAttribute(
    'href',
    '/en/rooms#sal',
  )
})

test('on the home page itself the link is an anchor', () => {
  show(room, 'home')
  expect(screen.getByRole('link')).toHaveAttribute('href', '#contact')
})

test.each([
  ['building', { ...room, isOnMapOfContact: false, position, within: null }],
  ['room in another building', { ...room, isOnMapOfContact: false }],
])('another %s links to a public map, which the link names', (_, place) => {
  show(place)
  expect(screen.getByRole('link', { name: 'Upper Hall (OpenStreetMap)' })).toHaveAttribute('href', map)
})

test('a place that is on no map is text, in the venue too', () => {
  show({ ...room, isOnMapOfContact: false, within: null })
  expect(screen.getByText('Upper Hall')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
