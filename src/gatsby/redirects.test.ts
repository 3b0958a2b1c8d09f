import { redirectsFile } from './redirects'

test('a document has its short address in each language, and one PDF for all', () => {
  const exhibition = { documents: [{ path: 'plan', file: '/papiry/plan.pdf' }] }
  expect(redirectsFile({ exhibition, artists: [] })).toBe('/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n')
})

test('every former slug of an artist leads to the page of today, in the same language', () => {
  const artists = [{ slug: 'jana-nova', formerSlugs: ['jana-stara', 'j-stara'] }, { slug: 'ota-jiny' }]
  expect(redirectsFile({ exhibition: {}, artists }).split('\n')).toEqual([
    '/umelec-jana-stara /umelec-jana-nova 301',
    '/en/artist-jana-stara /en/artist-jana-nova 301',
    '/umelec-j-stara /umelec-jana-nova 301',
    '/en/artist-j-stara /en/artist-jana-nova 301',
    '',
  ])
})

test('without documents and former slugs there is no rule', () => {
  expect(redirectsFile({ exhibition: {}, artists: [{ slug: 'jana-nova' }] })).toBe('')
})
