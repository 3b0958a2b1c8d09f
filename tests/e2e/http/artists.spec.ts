import { artists, locales, plain, text } from '../content.ts'
import { isPageOfArtist, pages, sampleArtists } from '../pages.ts'
import { expect, test } from './test.ts'

test('each page of an artist shows the name and a figure with a caption for each work', async ({ read }) => {
  const pagesOfArtists = pages.filter(({ kind }) => kind === 'artist')
  expect(pagesOfArtists).toHaveLength(locales.length * sampleArtists.length)
  for (const { path, locale } of pagesOfArtists) {
    const { name, works } = artists.find(({ slug }) => isPageOfArtist(path, slug))!
    const { h1, headings, figures } = await read(path)
    expect(h1, path).toEqual([plain(name)])
    if (works.length > 0) expect(headings, path).toContain(plain(text('artist:works', locale)))
    expect(
      figures.map(({ id }) => id),
      path,
    ).toEqual(works.map(({ slug }) => slug))
    for (const [index, { title, year, alt }] of works.entries()) {
      const { caption, alts } = figures[index]!
      expect(caption, path).toContain(plain(title[locale]))
      if (year) expect(caption, path).toContain(String(year))
      expect(alts.map(plain), path).toEqual([plain(alt[locale])])
    }
  }
})
