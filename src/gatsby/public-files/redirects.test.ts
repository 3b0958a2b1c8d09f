import { redirectsFile } from './redirects'

test('a document has a short address in each language, all with the same PDF', () => {
  const exhibition = { documents: [{ path: 'plan', file: '/papiry/plan.pdf' }] }
  expect(redirectsFile({ exhibition, artists: [], pages: [] })).toBe(
    '/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n',
  )
})

test('a former slug of an artist redirects to the current page in the same language', () => {
  const artists = [{ slug: 'jana-nova', formerSlugs: ['jana-stara', 'j-stara'] }, { slug: 'ota-jiny' }]
  expect(redirectsFile({ exhibition: {}, artists, pages: [] }).split('\n')).toEqual([
    '/umelec-jana-stara /umelec-jana-nova 301',
    '/en/artist-jana-stara /en/artist-jana-nova 301',
    '/umelec-j-stara /umelec-jana-nova 301',
    '/en/artist-j-stara /en/artist-jana-nova 301',
    '',
  ])
})

test('a former slug of a text page redirects to the current page in the same language', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['tisk'] }]
  expect(redirectsFile({ exhibition: {}, artists: [], pages })).toBe('/tisk /pro-media 301\n/en/tisk /en/press 301\n')
})

test('a former slug that is current in one language redirects in the others only', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['press'] }]
  expect(redirectsFile({ exhibition: {}, artists: [], pages })).toBe('/press /pro-media 301\n')
})

test('without documents and former slugs there are no rules', () => {
  expect(redirectsFile({ exhibition: {}, artists: [{ slug: 'jana-nova' }], pages: [] })).toBe('')
})
