/** @jest-environment node */
import { derivedSlugs } from './derived-slugs'

test('the slug of an artist is made of the name, that of a work of its title in the default language', () => {
  const works = [{ title: { cs: 'Modrá miska: studie', en: 'Blue Bowl' } }, { slug: 'dno', title: { cs: 'Dno' } }]
  expect(derivedSlugs({ name: 'Łucja Žitná', works })).toEqual([
    { path: ['slug'], slug: 'lucja-zitna' },
    { path: ['works', 0, 'slug'], slug: 'modra-miska-studie' },
  ])
})

test('the slug of an event is made of its title, that of a place of its name', () => {
  expect(derivedSlugs({ title: { cs: 'Večer „u moře“', en: 'Evening' } })).toEqual([
    { path: ['slug'], slug: 'vecer-u-more' },
  ])
  expect(derivedSlugs({ slug: ' ', name: { cs: 'Horní sál', en: 'Upper Hall' } })).toEqual([
    { path: ['slug'], slug: 'horni-sal' },
  ])
})

test('a page of text has an address in each language', () => {
  const title = { cs: 'Pro média', en: 'Press' }
  expect(derivedSlugs({ title, sections: [], slug: { en: 'for-press' } })).toEqual([
    { path: ['slug', 'cs'], slug: 'pro-media' },
  ])
})

test('what is written stays, and a text without Latin letters gives no slug', () => {
  expect(derivedSlugs({ slug: 'jana', name: 'Jana Nová' })).toEqual([])
  expect(derivedSlugs({ name: 'שגיא' })).toEqual([])
  expect(derivedSlugs({ name: undefined })).toEqual([])
})
