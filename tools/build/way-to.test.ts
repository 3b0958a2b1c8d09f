/** @jest-environment node */
import type { Place } from '../../src/model/place'
import { wayTo } from './way-to'

const position = { latitude: 60.1675, longitude: 24.9627 }
const place = (slug: string, more: Partial<Place> = {}): Place => ({
  slug,
  name: { cs: slug, en: slug },
  ...more,
})

const places = [
  place('palace', { position }),
  place('hall', { within: 'palace' }),
  place('works', { position }),
  place('cellar', { within: 'works' }),
  place('nowhere'),
]
const onFoot = { by: 'foot', url: 'https://mapy.com/fnc/v1/route?end=24.9627,60.1675&routeType=foot_fast' }
const onMap = { by: 'map', url: 'https://www.openstreetmap.org/?mlat=60.1675&mlon=24.9627#map=17/60.1675/24.9627' }

test.each(['palace', 'hall'])('the way to %s, in the venue, is in the contact on the home page', (slug) => {
  expect(wayTo(slug, 'palace', places, 'en')).toEqual([{ by: 'contact', url: '/en#contact' }, onFoot])
  // `/` would lead to the language of the browser.
  expect(wayTo(slug, 'palace', places, 'cs')).toEqual([{ by: 'contact', url: '/?lang=cs#contact' }, onFoot])
})

test.each(['works', 'cellar'])('the way to %s, in another building, is on public maps', (slug) => {
  expect(wayTo(slug, 'palace', places, 'en')).toEqual([onFoot, onMap])
})

test('a place without a position is on no map', () => {
  expect(wayTo('nowhere', 'palace', places, 'en')).toEqual([])
  expect(wayTo('nowhere', 'nowhere', places, 'en')).toEqual([{ by: 'contact', url: '/en#contact' }])
})
