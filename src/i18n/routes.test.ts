/** @jest-environment node */
import { alternatesOf, alternatesOfWords, hrefOf, pathOfWord, pathTo, type Route } from './routes'

test.each<[Route, string, string]>([
  ['home', '/', '/en'],
  ['artists', '/umelci', '/en/umelci'],
  ['works', '/dila', '/en/works'],
  ['plan', '/muj-plan', '/en/my-plan'],
  ['calendars', '/kalendare', '/en/calendars'],
  ['rooms', '/mistnosti', '/en/rooms'],
  ['artist', '/umelec-jana-nova', '/en/artist-jana-nova'],
  ['programme', '/program', '/en/programme'],
  ['event', '/program/jana-nova', '/en/programme/jana-nova'],
  ['invitation', '/jana-nova', '/en/jana-nova'],
  ['registration', '/registrace', '/en/registration'],
  ['personalInvitation', '/pozvanka', '/en/invitation'],
  ['door', '/dvere', '/en/door'],
  ['organisers', '/poradatele', '/en/organisers'],
  ['notFound', '/404', '/en/404'],
])('the route %s is %s in Czech and %s in English', (route, cs, en) => {
  expect(pathTo(route, 'cs', 'jana-nova')).toBe(cs)
  expect(pathTo(route, 'en', 'jana-nova')).toBe(en)
  expect(alternatesOf(route, 'jana-nova')).toEqual({ cs, en })
})

test('a link to the Czech home page names the language, and no other link does', () => {
  expect(hrefOf('/')).toBe('/?lang=cs')
  expect(hrefOf('/en')).toBe('/en')
  expect(hrefOf('/umelci')).toBe('/umelci')
})

test('a word of the content becomes a path in each language', () => {
  expect(pathOfWord('plan', 'cs')).toBe('/plan')
  expect(pathOfWord('plan', 'en')).toBe('/en/plan')
  expect(alternatesOfWords({ cs: 'pro-media', en: 'press' })).toEqual({ cs: '/pro-media', en: '/en/press' })
})
