import sharp from 'sharp'
import { artists, exhibition, homeOf, locales, pathOfWord, plain, prefixOf } from '../content.ts'
import { isPageOfArtist, pages, siteUrl } from '../pages.ts'
import { expect, test } from './test.ts'

const content = (properties: [string, string][], name: string) =>
  properties.filter(([property]) => property === name).map(([, value]) => value)

test('every public page has a different social image, which exists and has the declared size', async ({
  ask,
  read,
}) => {
  test.setTimeout(120_000)
  const pictures = new Set<string>()
  for (const { path, isPublic } of pages) {
    const { social } = await read(path)
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

test('a social image is described in the language of its page: the work of an artist, the work, else the exhibition', async ({
  read,
}) => {
  for (const { path, kind, locale, description } of pages) {
    const { social } = await read(path)
    const [alt = ''] = content(social, 'og:image:alt')
    const artist = artists.find(({ slug }) => isPageOfArtist(path, slug))
    const wanted =
      kind === 'work' ? description : artist ? artist.works[0]!.alt[locale] : exhibition.description[locale]
    expect(plain(alt), path).toContain(plain(wanted))
  }
})

test('a shared link to a page for invited guests reveals no more than the home page', async ({ read }) => {
  for (const { path, locale, isPublic } of pages) {
    if (isPublic) continue
    const home = await read(homeOf(locale))
    const { social } = await read(path)
    for (const property of ['og:image', 'og:image:alt', 'og:description']) {
      expect(plain(content(social, property)[0] ?? '')).toContain(plain(content(home.social, property)[0] ?? 'nothing'))
    }
  }
})

for (const locale of locales) {
  const prefix = prefixOf(locale)
  test(`the pages under ${prefix}/ have an icon for browsers and one for home screens`, async ({ ask, read }) => {
    const { icons } = await read(pathOfWord(locale, 'artists'))
    expect(icons).toEqual([
      ['icon', `${prefix}/icon.svg`],
      ['apple-touch-icon', `${prefix}/apple-touch-icon.png`],
    ])
    const icon = await ask(`${prefix}/icon.svg`)
    expect(icon.headers()['content-type']).toContain('image/svg+xml')
    const touch = await (await ask(`${prefix}/apple-touch-icon.png`)).body()
    expect(await sharp(touch).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  })
}

test('the icon of programs that read no HTML is at /favicon.ico', async ({ ask }) => {
  const response = await ask('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
})
