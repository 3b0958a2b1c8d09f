import sharp from 'sharp'
import { artists, exhibition, homeOf, locales, pathOfWord, plain, prefixOf } from '../content.ts'
import { isPageOfArtist, pages, siteUrl } from '../pages.ts'
import { expect, test } from './test.ts'

const content = (properties: [string, string][], name: string) =>
  properties.filter(([property]) => property === name).map(([, value]) => value)

// That of the home page is the exhibition's, as is that of a page for invited guests, which reveals no more.
test('every public page has a different social image, which exists, has the declared size and is described: the work of an artist, the work, else the exhibition', async ({
  ask,
  read,
}) => {
  const pictures = new Set<string>()
  for (const { path, isPublic, kind, locale, description } of pages) {
    const { social } = await read(path)
    const artist = artists.find(({ slug }) => isPageOfArtist(path, slug))
    const work = kind === 'work' ? description : artist?.works[0]!.alt[locale]
    const [alt = ''] = content(social, 'og:image:alt')
    expect.soft(plain(alt), path).toContain(plain(work ?? exhibition.description[locale]))
    const home = await read(homeOf(locale))
    for (const property of isPublic ? [] : ['og:image', 'og:image:alt', 'og:description']) {
      const ofHome = plain(content(home.social, property)[0] ?? 'nothing')
      expect.soft(plain(content(social, property)[0] ?? ''), path).toContain(ofHome)
    }
    const [picture = ''] = content(social, 'og:image')
    expect(picture, path).toMatch(new RegExp(`^${siteUrl}/social/.+\\.jpg$`))
    expect(content(social, 'og:image:width'), path).toEqual(['1200'])
    expect(content(social, 'og:image:height'), path).toEqual(['630'])
    expect(content(social, 'twitter:card'), path).toEqual(['summary_large_image'])
    if (!isPublic) continue

    expect(pictures, path).not.toContain(picture)
    pictures.add(picture)
    const answer = await ask(new URL(picture).pathname)
    expect(answer.status(), picture).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const body = await answer.body()
    const { format, width, height } = await sharp(body).metadata()
    expect({ format, width, height }, picture).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(body.length, picture).toBeLessThan(150_000)
  }
})

test('the pages of a language have an icon for browsers and one for home screens, and programs that read no HTML one at /favicon.ico', async ({
  ask,
  read,
}) => {
  for (const locale of locales) {
    const prefix = prefixOf(locale)
    const { icons } = await read(pathOfWord(locale, 'artists'))
    expect(icons).toEqual([
      ['icon', `${prefix}/icon.svg`],
      ['apple-touch-icon', `${prefix}/apple-touch-icon.png`],
    ])
    const icon = await ask(`${prefix}/icon.svg`)
    expect(icon.headers()['content-type']).toContain('image/svg+xml')
    const touch = await (await ask(`${prefix}/apple-touch-icon.png`)).body()
    expect(await sharp(touch).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  }
  const response = await ask('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
})
