/** @jest-environment node */
import { previewPages, type PreviewedRecord } from './preview-pages'
import type { KindName } from '../../model/kinds'

const hrefs = (kind: KindName, record: PreviewedRecord) => previewPages(kind, record).map((page) => page.hrefs)

const home = { cs: '/?lang=cs', en: '/en' }

test.each<[KindName, PreviewedRecord, { cs: string; en: string }]>([
  ['Artist', { slug: 'jana' }, { cs: '/umelec-jana', en: '/en/artist-jana' }],
  ['Event', { slug: 'dilna', invitation: [] }, { cs: '/program/dilna', en: '/en/programme/dilna' }],
  ['Event', { slug: 'vecer', invitation: [{ path: 'zvani' }] }, { cs: '/zvani', en: '/en/zvani' }],
  ['TextPage', { slug: { cs: 'pro-media', en: 'press' } }, { cs: '/pro-media', en: '/en/press' }],
  ['Exhibition', {}, home],
  ['Partner', { slug: 'galerie' }, home],
  ['Place', { slug: 'sal' }, home],
])('the page of %s %j is %j', (kind, record, expected) => {
  expect(hrefs(kind, record)).toEqual([expected])
})

test('an artist has a page, and each work one, with their names', () => {
  const works = [{ slug: 'more', title: { cs: 'Moře', en: 'The Sea' } }, { title: { cs: 'Bez adresy' } }]
  expect(previewPages('Artist', { slug: 'jana', name: 'Jana Nová', works })).toEqual([
    { name: { cs: 'Jana Nová', en: 'Jana Nová' }, hrefs: { cs: '/umelec-jana', en: '/en/artist-jana' } },
    { name: works[0]!.title, hrefs: { cs: '/umelec-jana/more', en: '/en/artist-jana/more' } },
  ])
})

test('a record without a slug has no page yet', () => {
  expect(hrefs('Artist', { works: [{ slug: 'more' }] })).toEqual([])
  expect(hrefs('Event', { slug: '', invitation: [{ path: 'zvani' }] })).toEqual([])
  expect(hrefs('TextPage', { slug: { cs: 'pro-media' } })).toEqual([])
})
