import { redirectsFile } from './redirects'

test('a document has its short address in each language, and one PDF for all', () => {
  const exhibition = { documents: [{ path: 'plan', file: '/papiry/plan.pdf' }] }
  expect(redirectsFile({ exhibition, artists: [], pages: [] })).toBe(
    '/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n',
  )
})

test('every former slug of an artist leads to the page of today, in the same language', () => {
  const artists = [{ slug: 'jana-nova', formerSlugs: ['jana-stara', 'j-stara'] }, { slug: 'ota-jiny' }]
  expect(redirectsFile({ exhibition: {}, artists, pages: [] }).split('\n')).toEqual([
    '/umelec-jana-stara /umelec-jana-nova 301',
    '/en/artist-jana-stara /en/artist-jana-nova 301',
    '/umelec-j-stara /umelec-jana-nova 301',
    '/en/artist-j-stara /en/artist-jana-nova 301',
    '',
  ])
})

test('a former address of a page of text leads to that of the same language', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['tisk'] }]
  expect(redirectsFile({ exhibition: {}, artists: [], pages })).toBe('/tisk /pro-media 301\n/en/tisk /en/press 301\n')
})

test('a word that is still the address in one language leads nowhere there', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['press'] }]
  expect(redirectsFile({ exhibition: {}, artists: [], pages })).toBe('/press /pro-media 301\n')
})

test('without documents and former slugs there is no rule', () => {
  expect(redirectsFile({ exhibition: {}, artists: [{ slug: 'jana-nova' }], pages: [] })).toBe('')
})
