import { partnerGroups } from '../../../src/model/choices.ts'
import { events, exhibition, partners, plain, text } from '../content.ts'
import { locales, missingPages, pages, sample } from '../pages.ts'
import { expect, test } from './test.ts'

/** Optional parts of the home page by their anchors, and whether this exhibition has them. */
const parts = {
  numbers: Boolean(exhibition.numbers),
  studios: Boolean(exhibition.studios),
  program: events.length > 0,
  partners: partners.length > 0,
}

test('the home page has the optional parts of this exhibition and no other, and no page links to one that it lacks', async ({
  read,
}) => {
  for (const [id, isThere] of Object.entries(parts)) {
    for (const locale of locales) {
      const { ids } = await read(sample('home', locale).path)
      expect(ids.includes(id), `${id} in ${locale}`).toBe(isThere)
    }
    for (const { path } of isThere ? [] : [...pages, ...missingPages]) {
      const { links } = await read(path)
      const found = links.filter((link) => link.endsWith(`#${id}`))
      expect(found, path).toEqual([])
    }
  }
})

test('the home page names the groups of logos that have one, and no other', async ({ read }) => {
  for (const locale of locales) {
    const { partnerGroups: shown } = await read(sample('home', locale).path)
    for (const group of partnerGroups) {
      const isThere = partners.some((partner) => partner.group === group)
      expect(shown.includes(plain(text(`home:partners.${group}`, locale))), `${group} in ${locale}`).toBe(isThere)
    }
  }
})

test('the heading of all logos is not taken for that of a group', async ({ parse }) => {
  const html = '<section id="partners"><h2>Partners</h2><h3>Organiser</h3></section><h3>Studios</h3>'
  expect((await parse(html)).partnerGroups).toEqual(['Organiser'])
})

test('no page has an empty heading, list, section or table', async ({ read }) => {
  for (const { path } of [...pages, ...missingPages]) {
    expect((await read(path)).empty, path).toEqual([])
  }
})

const emptyElements = [
  '<h2> </h2>',
  '<ul></ul>',
  '<section><h2>Partners</h2><ul></ul></section>',
  '<section><h2>Partners</h2></section>',
  '<nav aria-label="Letters"></nav>',
]
test('what is empty is found', async ({ parse }) => {
  for (const html of emptyElements) expect((await parse(html)).empty, html).not.toEqual([])
})
