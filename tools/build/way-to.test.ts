/** @jest-environment node */
import { aHall } from '../../tests/support/published-content'
import { wayTo } from './way-to'

const position = { latitude: 60.1675, longitude: 24.9627 }
const building = { ...aHall, position }
const room = { ...aHall, position: null, within: building }
const onFoot = { by: 'foot', url: 'https://mapy.com/fnc/v1/route?end=24.9627,60.1675&routeType=foot_fast' }
const onMap = { by: 'map', url: 'https://www.openstreetmap.org/?mlat=60.1675&mlon=24.9627#map=17/60.1675/24.9627' }

test.each([building, room])('the way to a place in the venue is in the contact on the home page', (place) => {
  expect(wayTo(place, 'en')).toEqual([{ by: 'contact', url: '/en#contact' }, onFoot])
  // `/` would lead to the language of the browser.
  expect(wayTo(place, 'cs')).toEqual([{ by: 'contact', url: '/?lang=cs#contact' }, onFoot])
})

test.each([building, room])('the way to a place in another building is on public maps', (place) => {
  expect(wayTo({ ...place, isInVenue: false }, 'en')).toEqual([onFoot, onMap])
})

test('a place without a position is on no map', () => {
  const nowhere = { ...aHall, position: null }
  expect(wayTo({ ...nowhere, isInVenue: false }, 'en')).toEqual([])
  expect(wayTo(nowhere, 'en')).toEqual([{ by: 'contact', url: '/en#contact' }])
})
