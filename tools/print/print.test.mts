/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import jsqr from 'jsqr'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { inFolder } from '../../tests/support/in-folder'
import { inEachLanguage, locales } from '../../src/i18n/locales'
import { labelData, labelSizes, type LabelSize } from './labels'
import { print, type PrintOptions } from './print.mts'
import { printable, type PrintContent, readPrintContent } from './print-content'
import { loadTypst, missingLetters, type SetWith } from './typst.mts'

const folder = 'tests/exhibition'
const site = 'https://sest.example'

let content: PrintContent
let set: SetWith
beforeAll(async () => {
  content = readPrintContent(folder, site)
  set = await loadTypst()
})

const load = () => Promise.resolve(set)
const labels = (works = content.works, size: LabelSize = 'a6') =>
  set('labels.typ', { languages: locales, title: 'Labels', words: content.words, ...labelData(works, size, locales) })

/** Letters alone: a line may end anywhere, also within a word. */
const letters = (text: string) => text.normalize('NFC').replace(/[\s\u00ad-]/g, '')

type Item = { text: string; left: number; bottom: number; width: number; hasEOL: boolean }
type Page = { size: [width: number, height: number]; links: string[]; items: Item[]; letters: string }

type Document = { pages: Page[]; bookmarks: string[] }

/** The pages of PDFs as PDF.js reads them, in points, and their bookmarks. */
function read(...pdfs: Buffer[]): Document[] {
  const input = JSON.stringify(pdfs.map((pdf) => pdf.toString('base64')))
  const options = { input, encoding: 'utf8', maxBuffer: 1e9 } as const
  const documents = JSON.parse(execFileSync(process.execPath, ['tests/support/pdf-pages.mjs'], options)) as Document[]
  for (const page of documents.flatMap(({ pages }) => pages)) {
    page.letters = letters(page.items.map(({ text }) => text).join(''))
  }
  return documents
}

/** Runs the command into a temporary folder and reads what it wrote. */
const printed = (kind: Parameters<typeof print>[0], options: PrintOptions = {}, from = folder) =>
  inFolder({}, async (output) => {
    const written = await print(kind, { site, ...options, output }, from, load)
    return new Map(written.map(({ file, ...about }) => [path.basename(file), { data: readFileSync(file), ...about }]))
  })

test('labels of each size say what the content says, whole', () => {
  const sizes = Object.keys(labelSizes) as LabelSize[]
  read(...sizes.map((size) => labels(content.works, size).pdf())).forEach(({ pages }, index) =>
    expectWhole(pages, labelSizes[sizes[index]!]),
  )
})

/** Expects labels of all works on these pages. */
function expectWhole(pages: Page[], { sheet, ...one }: (typeof labelSizes)[LabelSize]): void {
  const perPage = sheet ? sheet.columns * sheet.rows : 1
  expect(pages).toHaveLength(Math.ceil(content.works.length / perPage))
  const millimetres = sheet ? [210, 297] : [one.width, one.height]
  for (const page of pages) {
    page.size.forEach((side, index) => expect(side / 72).toBeCloseTo(millimetres[index]! / 25.4, 2))
  }
  content.works.forEach(({ artist, title, years, facts, credit }, index) => {
    const texts = locales.flatMap((locale) => [
      artist.life[locale],
      title[locale] + (years[locale] && `, ${years[locale]}`),
      facts[locale],
      credit[locale],
    ])
    for (const text of [artist.name, artist.number, ...texts]) {
      expect(pages[Math.floor(index / perPage)]!.letters).toContain(letters(text))
    }
  })
}

test('every QR code leads to the page of its work', async () => {
  for (const work of content.works) {
    const svg = Buffer.from(labels([work]).svg())
    // The corner of the label, without the other letters.
    const [side, left, top] = [130, 290, 168]
    const image = sharp(svg, { density: 72 })
      .extract({ left, top, width: side, height: side })
      .flatten({ background: '#fff' })
    const { data } = await image
      .resize(2 * side)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsqr(new Uint8ClampedArray(data), 2 * side, 2 * side, { inversionAttempts: 'dontInvert' })
    expect(read?.data).toBe(work.url[locales[0]!])
  }
})

/** The operators of a PDF that choose a colour. */
function coloursOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(
    ({ index, 0: { length } }) => {
      return inflateSync(pdf.subarray(index + length)).toString('latin1')
    },
  )
  const drawing = streams.filter((stream) => / Tf\n/.test(stream))
  expect(drawing.length).toBeGreaterThan(0)
  return [...new Set(drawing.flatMap((stream) => stream.match(/^[\d. /a-z]+ (k|K|g|G|rg|RG|scn|SCN)$/gm) ?? []))]
}

test('labels are black ink alone, tagged, with their fonts inside', () => {
  const pdf = labels().pdf()
  expect(coloursOf(pdf)).toEqual(['0 0 0 1 k'])
  const text = pdf.toString('latin1')
  expect(text).toMatch(/<pdfuaid:part>1</)
  expect(text).toMatch(/\/StructTreeRoot/)
  expect(text.match(/\/Alt [(<]/g)).toHaveLength(content.works.length)
  for (const locale of locales) expect(text).toContain(`/Lang (${locale}`)
  expect(text.match(/\/FontFile2/g)!.length).toBe(text.match(/\/Type \/FontDescriptor/g)!.length)
})

const letter = 'ž'

test('a title of 200 letters, in words or in one, is set smaller, told, and stays on its label', () => {
  const texts = [`${letter.repeat(7)} `.repeat(25), letter.repeat(200)]
  const printed = texts.map((long) => {
    const work = { ...content.works[0]!, title: inEachLanguage((locale) => printable(long, locale)) }
    const { told, pdf } = labels([work], '105x74')
    expect(told).toMatchObject([{ name: work.key }])
    return pdf()
  })
  read(...printed).forEach(({ pages: [page] }, index) => {
    const wanted = letters(texts[index]!).length * locales.length
    expect(page!.letters.split(letter).length - 1).toBeGreaterThanOrEqual(wanted)
    for (const { left, bottom, width } of page!.items) {
      expect(left).toBeGreaterThan(0)
      expect(left + width).toBeLessThan(page!.size[0])
      expect(bottom).toBeGreaterThan(0)
    }
  })
})

test('the checklist has every work in its room, and its table has sides as numbers', async () => {
  const files = await printed('checklist')
  const documents = read(...locales.map((locale) => files.get(`checklist-${locale}.pdf`)!.data))
  for (const [index, locale] of locales.entries()) {
    const all = documents[index]!.pages.map((page) => page.letters).join('')
    const found = content.rooms.flatMap(({ name, works }) => [name, ...works.map(({ title }) => title)])
    for (const text of found) expect(all).toContain(letters(text[locale]))
    const [heading, ...rows] = await readSheet(files.get(`checklist-${locale}.xlsx`)!.data)
    expect(heading![0]).toBe(content.words.number[locale])
    const inOrder = content.rooms.flatMap(({ works }) => works)
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      inOrder.map(({ artist, title, centimetres }) => [
        artist.number,
        artist.name,
        title[locale].replaceAll('\u00a0', ' '),
        centimetres?.height ?? centimetres?.diameter ?? null,
      ]),
    )
  }
})

test('the catalogue has every artist and work, bookmarks, links, tags, and a second file with a bleed', async () => {
  const files = await printed('catalogue')
  const screen = files.get('catalogue.pdf')!.data
  const bleed = files.get('catalogue-bleed.pdf')!.data
  const [{ pages, bookmarks }, withBleed] = read(screen, bleed) as [Document, Document]
  expect(screen.length).toBeLessThan(10_000_000)
  expect(screen.toString('latin1')).toMatch(/<pdfuaid:part>1</)
  expect(bookmarks).toEqual(expect.arrayContaining(content.artists.map(({ name }) => name)))
  const all = pages.map((page) => page.letters).join('')
  const links = pages.flatMap((page) => page.links)
  for (const locale of locales) {
    const texts = [content.about, ...content.artists.map(({ bio }) => bio), ...content.works.map(({ title }) => title)]
    for (const text of texts) for (const line of text[locale].split('\n\n')) expect(all).toContain(letters(line))
    for (const { url } of content.works) expect(links).toContain(url[locale])
  }
  expect(pages.length % 4).toBe(0)
  expect(pages[0]!.size.map((side) => Math.round((side / 72) * 25.4))).toEqual([148, 210])

  expect(withBleed.pages.map((page) => page.letters)).toEqual(pages.map((page) => page.letters))
  const boxes = bleed.toString('latin1').match(/\/TrimBox \[[^\]]+/g)!
  expect(boxes).toHaveLength(pages.length)
  const [left = 0, top = 0, right = 0, bottom = 0] = boxes[0]!.slice('/TrimBox ['.length).split(' ').map(Number)
  expect([right - left, bottom - top].map((side) => Math.round((side / 72) * 25.4))).toEqual([148, 210])
})

test('a name with an emoji is printed without it', () => {
  const artist = { ...content.works[0]!.artist, name: printable('DJ 💧 Marés 👩🏽‍🎨') }
  const [document] = read(labels([{ ...content.works[0]!, artist }]).pdf())
  expect(document!.pages[0]!.letters).toContain('DJMarés')
})

test('a text without a signature is in the catalogue', () =>
  inFolder({}, async (unsigned) => {
    cpSync(folder, unsigned, { recursive: true })
    const file = path.join(unsigned, 'exhibition.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}signature:\n(?: {4}.*\n)+/m, ''))
    expect(readPrintContent(unsigned, site).signature).toBeFalsy()
    const files = await printed('catalogue', {}, unsigned)
    expect(files.size).toBeGreaterThan(0)
  }))

test('no line ends with a Czech one-letter preposition', () => {
  const words = 'v zimě s mořem u vody o lodi z lesa k domu '.repeat(4)
  const title = inEachLanguage(() => printable(words, locales[0]))
  const works = content.works.map((work) => ({ ...work, title }))
  const [document] = read(labels(works).pdf())
  const texts = document!.pages.flatMap(({ items }) => items.map(({ text, hasEOL }) => text + (hasEOL ? '\n' : '')))
  const lines = texts.join('').split('\n')
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => /(^|\s)[ksvzou]\s*$/i.test(line))).toEqual([])
})

test('posters and signs show the facts in each language', async () => {
  const posters = await printed('poster')
  const sizes = locales.flatMap((locale) =>
    ['a3', 'a2'].map((size) => ({ locale, file: `poster-${size}-${locale}.pdf` })),
  )
  const [signs, ...documents] = read(
    (await printed('signs')).get('signs.pdf')!.data,
    ...sizes.map(({ file }) => posters.get(file)!.data),
  )
  for (const [index, { locale }] of sizes.entries()) {
    for (const text of [content.dates, content.venue, content.hero.title]) {
      expect(documents[index]!.pages[0]!.letters).toContain(letters(text[locale]))
    }
  }
  for (const locale of locales) {
    const { width, height } = await sharp(posters.get(`story-${locale}.png`)!.data).metadata()
    expect([width, height]).toEqual([1080, 1920])
  }
  const all = signs!.pages.map((page) => page.letters).join('')
  for (const { events } of content.days) {
    for (const { start, title } of events) {
      expect(all).toContain(start)
      for (const locale of locales) expect(all).toContain(letters(title[locale]))
    }
  }
})

/** The keys of the works whose labels the command would print. */
async function chosen(options: PrintOptions, from = folder): Promise<string[]> {
  const keys: string[] = []
  const record: SetWith = (_template, data) => {
    keys.push(...(data as ReturnType<typeof labelData>).labels.map(({ key }) => key))
    return { pages: 1, told: [], pdf: () => Buffer.alloc(0), svg: () => '' }
  }
  await inFolder({}, (output) => print('labels', { site, ...options, output }, from, () => Promise.resolve(record)))
  return keys
}

test('labels can be of one artist, one room, one work', async () => {
  const { key, artist, room } = content.works.find((work) => work.room)!
  const keysOf = (works: PrintContent['works']) => works.map((work) => work.key)
  expect(await chosen({})).toEqual(keysOf(content.works))
  expect(await chosen({ artist: artist.slug })).toEqual(keysOf(content.works.filter((work) => work.artist === artist)))
  expect(await chosen({ room })).toEqual(keysOf(content.works.filter((work) => work.room === room)))
  expect(await chosen({ work: key })).toEqual([key])
})

test('--since finds the works whose labels have changed since a commit', () =>
  inFolder({}, async (repository) => {
    cpSync(folder, repository, { recursive: true })
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
        env: { ...process.env, GIT_COMMITTER_DATE: '2044-05-01T12:00Z' },
      })
    git('init', '-q')
    git('add', '*.yaml')
    git('commit', '-qm', 'Content')
    const [work] = content.works
    const file = path.join(repository, path.relative(folder, path.dirname(work!.file)), 'artist.yaml')
    await expect(chosen({ since: '2044-05-02' }, repository)).rejects.toThrow('No work')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +credit:\n +\w+: ).*$/m, '$1somewhere else'))
    expect(await chosen({ since: '2044-05-02' }, repository)).toEqual([work!.key])
    await expect(chosen({ since: '2044-04-01' }, repository)).rejects.toThrow('git has no commit')
  }))

test.each<[PrintOptions, string]>([
  [{ site: '' }, 'Where does the site live?'],
  [{ site: 'sest.example' }, 'Where does the site live?'],
  [{ site, size: 'a7' }, '--size a7: there is no such size. Choose from: a6, 105x74, avery'],
  [{ site, artist: 'nobody' }, '--artist nobody: there is no such artist. Choose from: '],
  [{ site, room: 'nowhere' }, '--room nowhere: there is no such room.'],
  [{ site, work: 'nothing' }, '--work nothing: there is no such work.'],
  [{ site, work: 'nothing' }, ' …'],
  [{ site, language: 'xx' }, '--language xx: there is no such language.'],
])('a mistake in the options is told: %j', async (options, message) => {
  await expect(print('labels', options, folder, load)).rejects.toThrow(message)
})

test('an option of another kind is a mistake', async () => {
  await expect(print('poster', { site, since: '2044-05-01' }, folder, load)).rejects.toThrow(
    '--since is not an option of poster.',
  )
})

test('letters that the typeface lacks are found', () => {
  expect(missingLetters('Žluťoučký kůň, Иван')).toBe('Иван')
})
