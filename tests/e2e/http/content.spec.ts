import { artists, defaultLocale, exhibition, locales, localized, plain } from '../content.ts'
import { missingPages, pages } from '../pages.ts'
import { findLeaks, findOtherLanguage, leaksIn } from './faults.ts'
import { expect, test } from './test.ts'

const everyPath = [...pages, ...missingPages].map(({ path }) => path)
const second = locales[1]

test('no page shows the key of a text, a placeholder, an empty value or markup', async ({ read }) => {
  for (const path of everyPath) expect(findLeaks((await read(path)).shown), path).toEqual([])
})

const leaking = [
  '<p>home:contact.heading</p>',
  '<p>contact.heading</p>',
  '<p>by {{name}}</p>',
  '<img src="/a.jpg" alt="undefined">',
  '<button aria-label="null">+</button>',
  '<p>NaN works</p>',
  '<meta name="description" content="[object Object]">',
  '<p>Prague &amp;amp; Brno</p>',
  '<p>&lt;b>new&lt;/b></p>',
  '<p>a **new** work</p>',
  '<template>see [the list](/umelci)</template>',
  '<span data-shown="{{shown}} of 9"></span>',
  '<script type="application/ld+json">{ "name": undefined }</script>',
]
test('what should not be shown is found', async ({ parse }) => {
  for (const html of leaking) expect(findLeaks((await parse(html)).shown), html).toHaveLength(1)
})

test('ordinary text is not mistaken for a leak', async ({ parse }) => {
  const html = `<p>* 1993, Praha</p><p>Bednář &amp; syn; a &lt; b</p><a href="/x">majakka.example</a>
    <script>null</script><p>E-mail: a@b.example</p>`
  expect(findLeaks((await parse(html)).shown)).toEqual([])
})

test('what the content says itself is no leak, alone or as a part of a text', async ({ parse }) => {
  const html = `<title>a **b**, 2031 – One</title><p>a **b**</p><p>**b**</p><p>&amp;amp;</p><p>by {{name}}</p>`
  expect(findLeaks((await parse(html)).shown, leaksIn(['a **b**', 'c\n\n&amp;']))).toEqual(['by {{name}}'])
})

test('no text of a page is in another language than its lang attribute says', async ({ read }) => {
  for (const path of everyPath) expect(findOtherLanguage((await read(path)).shown), path).toEqual([])
})

test('a text in another language is found, unless it has a lang attribute', async ({ parse }) => {
  test.skip(!second, 'the site is in one language')
  const isFound = (said: string) => findOtherLanguage([{ text: plain(said), lang: second! }]).length > 0
  const foreign = localized.map((text) => text[defaultLocale]).filter((said) => !/[\n&<>"]/.test(said))
  // Some texts are the same in both languages.
  const other = plain(foreign.find((said) => !said.includes('{{') && isFound(said))!)
  const fill = (said: string) => plain(said.replace(/\{\{\w+\}\}/g, '9'))
  const filled = fill(foreign.find((said) => said.includes('{{') && isFound(fill(said)))!)
  const html = `<html lang="${second}"><p>${other}</p><img alt="${other}"><p>${filled}</p><p lang="${defaultLocale}">${other}</p>`
  expect(findOtherLanguage((await parse(html)).shown)).toEqual([other, other, filled])
})

test('a name is in no language', () => {
  test.skip(!second, 'the site is in one language')
  const shown = localized.map((text) => ({ text: plain(text[defaultLocale]), lang: second! }))
  const [found] = findOtherLanguage(shown)
  expect(findOtherLanguage([{ text: found!, lang: second! }], new Set([found!]))).toEqual([])
})

test('no line of a Czech page ends with a one-letter preposition', async ({ read }) => {
  const preposition = /(?<![\p{L}\d])[ksvzouai] (?=\S)/iu
  // Names stay as they are written.
  const withoutNames = (text: string) => artists.reduce((rest, { name }) => rest.replaceAll(name, ''), text)
  const found = new Set<string>()
  for (const { path } of pages.filter(({ locale }) => locale === 'cs')) {
    for (const paragraph of (await read(path)).paragraphs.map(withoutNames)) {
      const end = paragraph.search(preposition)
      if (end >= 0) found.add(`${path}: ${plain(paragraph.slice(Math.max(0, end - 30), end + 20))}`)
    }
  }
  expect([...found]).toEqual([])
})

test('a style attribute gives values to the style sheets, and has no style of its own', async ({ read }) => {
  for (const path of everyPath) expect((await read(path)).styled, path).toEqual([])
})

/** Not the pictures inside names, which have no size until a name opens (src/site/features/artists/open-names.ts). */
const isInLayout = ({ src }: { src: string }) => !/^\/(names|search\/pictures)\//.test(src)

test('every picture has its size, a description and a source in AVIF', async ({ read }) => {
  for (const { path } of pages) {
    for (const picture of (await read(path)).pictures.filter(isInLayout)) {
      const where = `${picture.src} on ${path}`
      expect(picture.width, where).toMatch(/^\d+$/)
      expect(picture.height, where).toMatch(/^\d+$/)
      expect(picture.alt, where).not.toBeNull()
      // The original, which is loaded for the zoom, is not converted.
      if (picture.isOriginal || picture.src.endsWith('.svg')) continue
      expect(picture.types, where).toEqual(['image/avif'])
    }
  }
})

test('the first picture of the home page, of an artist and of a work loads at once, all others lazily', async ({
  read,
}) => {
  for (const { path, kind } of pages) {
    const { pictures } = await read(path)
    // Of several works in the title, a script preloads one (docs/decisions/053).
    const works = kind === 'home' ? (exhibition.hero?.length ?? 1) : Number(kind === 'artist' || kind === 'work')
    const loading = works > 1 ? 'lazy' : 'eager'
    const first = pictures.filter(({ fetchPriority }) => fetchPriority === 'high')
    expect(
      first.map((picture) => picture.loading),
      path,
    ).toEqual(Array<string>(works).fill(loading))
    const others = pictures.filter((picture) => !first.includes(picture))
    expect(
      others.filter((picture) => picture.loading !== 'lazy'),
      path,
    ).toEqual([])
  }
})
