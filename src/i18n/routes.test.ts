import { alternatesOf, alternatesOfWords, hrefOf, isIndexed, pathOfWord, pathTo, type Route } from './routes'

test.each<[Route, string, string]>([
  ['home', '/', '/en'],
  ['artists', '/umelci', '/en/umelci'],
  ['artist', '/umelec-jana-nova', '/en/artist-jana-nova'],
  ['registration', '/fchn', '/en/fchn'],
  ['registered', '/fchn/dekujeme', '/en/fchn/thank-you'],
  ['notFound', '/404', '/en/404'],
])('the route %s is %s in Czech and %s in English', (route, cs, en) => {
  expect(pathTo(route, 'cs', 'jana-nova')).toBe(cs)
  expect(pathTo(route, 'en', 'jana-nova')).toBe(en)
  expect(alternatesOf(route, 'jana-nova')).toEqual({ cs, en })
})

test('a link to the Czech home asks for Czech by name; every other address says its language itself', () => {
  expect(hrefOf('/')).toBe('/?lang=cs')
  expect(hrefOf('/en')).toBe('/en')
  expect(hrefOf('/umelci')).toBe('/umelci')
})

test('a word of the content is an address in each language', () => {
  expect(pathOfWord('plan', 'cs')).toBe('/plan')
  expect(pathOfWord('plan', 'en')).toBe('/en/plan')
  expect(alternatesOfWords({ cs: 'pro-media', en: 'press' })).toEqual({ cs: '/pro-media', en: '/en/press' })
})

test('the private evening and the 404 pages are kept from search engines, everything else is not', () => {
  const left = ['/fchn', '/en/fchn', '/fchn/dekujeme', '/en/fchn/thank-you', '/404', '/404.html', '/en/404']
  const shown = ['/', '/en', '/umelci', '/umelec-jana-nova', '/en/press']

  expect(left.filter(isIndexed)).toEqual([])
  expect(shown.filter(isIndexed)).toEqual(shown)
})
