/** @jest-environment node */
import { cmsConfig } from './cms-config'
import type { CmsField } from './cms-types'
import { derivedSlugs } from './derived-slugs'

const fieldsOf = (collection: string): CmsField[] =>
  cmsConfig('cs').collections.find(({ name }) => name === collection)!.fields!

test('the slug of an artist is made of the name, that of a work of its title in the default language', () => {
  const works = [{ title: { cs: 'Modrá miska: studie', en: 'Blue Bowl' } }, { slug: 'dno', title: { cs: 'Dno' } }]
  expect(derivedSlugs({ name: 'Łucja Žitná', works }, fieldsOf('artists'))).toEqual([
    { path: ['slug'], slug: 'lucja-zitna' },
    { path: ['works', 0, 'slug'], slug: 'modra-miska-studie' },
  ])
})

test('the slug of an event is made of its title, that of a place of its name', () => {
  expect(derivedSlugs({ title: { cs: 'Večer „u moře“', en: 'Evening' } }, fieldsOf('events'))).toEqual([
    { path: ['slug'], slug: 'vecer-u-more' },
  ])
  expect(derivedSlugs({ slug: ' ', name: { cs: 'Horní sál', en: 'Upper Hall' } }, fieldsOf('places'))).toEqual([
    { path: ['slug'], slug: 'horni-sal' },
  ])
})

test('a page of text has an address in each language', () => {
  const title = { cs: 'Pro média', en: 'Press' }
  expect(derivedSlugs({ title, slug: { en: 'for-press' } }, fieldsOf('pages'))).toEqual([
    { path: ['slug', 'cs'], slug: 'pro-media' },
  ])
})

test('the address of a page without sections stays', () => {
  const title = { cs: 'Otázky', en: 'Questions' }
  expect(derivedSlugs({ title, slug: { cs: 'dotazy', en: 'faq' }, questions: [] }, fieldsOf('pages'))).toEqual([])
})

test('what is written stays, and a text without Latin letters gives no slug', () => {
  expect(derivedSlugs({ slug: 'jana', name: 'Jana Nová' }, fieldsOf('artists'))).toEqual([])
  expect(derivedSlugs({ name: 'שגיא' }, fieldsOf('artists'))).toEqual([])
  expect(derivedSlugs({ name: undefined }, fieldsOf('artists'))).toEqual([])
})
