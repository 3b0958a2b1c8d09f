import { redirectsFile } from './redirects'

const none = { exhibition: { languages: [] }, artists: [], events: [], pages: [] }

test('a document has a short address in each language, all with the same PDF', () => {
  const exhibition = { languages: [], documents: [{ path: 'plan', file: '/papiry/plan.pdf' }] }
  expect(redirectsFile({ ...none, exhibition })).toBe('/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n')
})

test('a former slug of an artist redirects to the current page in the same language', () => {
  const artists = [
    { slug: 'jana-nova', formerSlugs: ['jana-stara', 'j-stara'], works: [] },
    { slug: 'ota-jiny', works: [{ slug: 'most' }] },
  ]
  expect(redirectsFile({ ...none, artists }).split('\n')).toEqual([
    '/umelec-jana-stara /umelec-jana-nova 301',
    '/en/artist-jana-stara /en/artist-jana-nova 301',
    '/umelec-j-stara /umelec-jana-nova 301',
    '/en/artist-j-stara /en/artist-jana-nova 301',
    '',
  ])
})

test('a former slug of a work redirects to its page in the same language', () => {
  const artists = [{ slug: 'jana-nova', works: [{ slug: 'more', formerSlugs: ['zima-1', 'zima'] }, { slug: 'les' }] }]
  expect(redirectsFile({ ...none, artists }).split('\n')).toEqual([
    '/umelec-jana-nova/zima-1 /umelec-jana-nova/more 301',
    '/en/artist-jana-nova/zima-1 /en/artist-jana-nova/more 301',
    '/umelec-jana-nova/zima /umelec-jana-nova/more 301',
    '/en/artist-jana-nova/zima /en/artist-jana-nova/more 301',
    '',
  ])
})

test('the works of an artist with a former slug redirect in one step, also those with a former slug of their own', () => {
  const artists = [
    {
      slug: 'jana-nova',
      formerSlugs: ['jana-stara'],
      works: [{ slug: 'more', formerSlugs: ['zima'] }, { slug: 'les' }],
    },
  ]
  const czech = redirectsFile({ ...none, artists }).match(/^\/umelec.+$/gm)
  expect(czech).toEqual([
    '/umelec-jana-stara /umelec-jana-nova 301',
    '/umelec-jana-nova/zima /umelec-jana-nova/more 301',
    '/umelec-jana-stara/more /umelec-jana-nova/more 301',
    '/umelec-jana-stara/zima /umelec-jana-nova/more 301',
    '/umelec-jana-stara/les /umelec-jana-nova/les 301',
  ])
})

test('a former slug of a text page redirects to the current page in the same language', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['tisk'] }]
  expect(redirectsFile({ ...none, pages })).toBe('/tisk /pro-media 301\n/en/tisk /en/press 301\n')
})

test('a former slug that is current in one language redirects in the others only', () => {
  const pages = [{ slug: { cs: 'pro-media', en: 'press' }, formerSlugs: ['press'] }]
  expect(redirectsFile({ ...none, pages })).toBe('/press /pro-media 301\n')
})

test('a former slug of an event redirects to its page in the same language, and the address above it to the programme', () => {
  const events = [{ slug: 'skladani', formerSlugs: ['papir'] }, { slug: 'prohlidka' }]
  expect(redirectsFile({ ...none, events }).split('\n')).toEqual([
    '/program /?lang=cs#program 302',
    '/en/programme /en#program 302',
    '/program/papir /program/skladani 301',
    '/en/programme/papir /en/programme/skladani 301',
    '',
  ])
})

test('without an event of the programme, its address does not redirect, and an invitation is no such event', () => {
  const invitation = { path: 'zvani', persons: 2, conditions: [] }
  expect(redirectsFile({ ...none, events: [{ slug: 'vecer', invitation }] })).not.toContain('/program')
})

test('no rule rewrites an address to a function: a function names its addresses itself', () => {
  const invitation = { path: 'zvani', persons: 2, conditions: [] }
  const events = [
    { slug: 'vecer', invitation },
    { slug: 'dilna', registration: {} },
  ]
  expect(redirectsFile({ ...none, events })).not.toMatch(/ 200!?$|\/api\//m)
})

test('without documents and former slugs there are no rules', () => {
  expect(redirectsFile({ ...none, artists: [{ slug: 'jana-nova', works: [{ slug: 'more' }] }] })).toBe('')
})

test('a word that addresses had before redirects to the current one, in its language, also with a former slug', () => {
  const exhibition = {
    languages: [
      { code: 'cs', formerAddresses: { artist: ['malir'], programme: ['akce'], plan: ['plan'] } },
      { code: 'en' },
    ],
  }
  const artists = [{ slug: 'jana-nova', formerSlugs: ['jana-stara'], works: [{ slug: 'more', formerSlugs: ['zima'] }] }]
  const events = [{ slug: 'skladani', formerSlugs: ['papir'] }]
  const rules = redirectsFile({ ...none, exhibition, artists, events }).split('\n')
  expect(rules.filter((rule) => /^\/(malir|akce|plan)/.test(rule))).toEqual([
    '/malir-jana-nova /umelec-jana-nova 301',
    '/malir-jana-nova/more /umelec-jana-nova/more 301',
    '/malir-jana-nova/zima /umelec-jana-nova/more 301',
    '/malir-jana-stara /umelec-jana-nova 301',
    '/malir-jana-stara/more /umelec-jana-nova/more 301',
    '/malir-jana-stara/zima /umelec-jana-nova/more 301',
    '/akce /?lang=cs#program 301',
    '/akce/skladani /program/skladani 301',
    '/akce/papir /program/skladani 301',
    '/plan /muj-plan 301',
  ])
})
