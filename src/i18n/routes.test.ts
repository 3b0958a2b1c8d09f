import { alternatesOf, documentRoutes, hrefOf, isDocumentRoute, pathTo, type Route } from './routes'

test.each<[Route, string, string]>([
  ['home', '/', '/en'],
  ['artists', '/umelci', '/en/umelci'],
  ['artist', '/umelec-jana-nova', '/en/artist-jana-nova'],
  ['invitation', '/jana-nova', '/en/jana-nova'],
  ['registered', '/jana-nova/dekujeme', '/en/jana-nova/thank-you'],
  ['safety', '/bezpecnostni-informace', '/en/bezpecnostni-informace'],
  ['accessibility', '/pristupnost', '/en/accessibility'],
  ['notFound', '/404', '/en/404'],
  ['catalogue', '/katalog', '/en/katalog'],
  ['visitorRegulations', '/navstevni_rad', '/en/navstevni_rad'],
  ['competitionRules', '/soutez', '/en/soutez'],
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

test('only the three PDFs are documents', () => {
  expect(documentRoutes).toEqual(['catalogue', 'visitorRegulations', 'competitionRules'])
  expect(isDocumentRoute('catalogue')).toBe(true)
  expect(isDocumentRoute('home')).toBe(false)
})
