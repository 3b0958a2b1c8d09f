/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatHex } from 'culori'
import sharp from 'sharp'
import { aPortrait } from '../../../tests/support/pictures'
import { aHall, anArtist, anEvent, aWork as someWork, contentWith } from '../../../tests/support/published-content'
import { textsOf } from '../../i18n/find-text'
import type { Content, Work } from '../published-content/read-contents'
import { coloursOf } from '../../model/tint'
import { openTypeface, type Typeface } from './glyph-outlines'
import { drawImages } from './draw-images'
import { type Picture, socialImagesOf as socialImagesWith } from './social-images'

let folder: string
let typeface: Typeface
beforeAll(async () => {
  typeface = await openTypeface()
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'social-images-'))
})
afterEach(() => rm(folder, { recursive: true }))

const tint = { hue: 30, strength: 2, lightness: 90 }
const pictures = new Map<string, Picture>()

const socialImagesOf = (typeface: Typeface, data: Content) => {
  const tints = Object.fromEntries(data.artists.map(({ slug }) => [slug, tint]))
  return socialImagesWith(typeface, data, { pictures, tints })
}

/** A work with this picture. */
function withPicture(slug: string, source: string, ratio: number, digest = slug): Work {
  pictures.set(source, { source, digest, ratio })
  return { ...someWork, slug, title: `Dílo ${slug}`, image: source }
}

/** A work with a picture of one colour; landscape by default. */
async function aWork(slug: string, { width = 300, height = 200, background = '#c33', digest = slug } = {}) {
  const file = path.join(folder, `${digest}.png`)
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file)
  return withPicture(slug, file, width / height, digest)
}

const title = (text: string) => ({ title: text })
const texts = {
  artists: title('Umělci'),
  works: title('Díla'),
  plan: title('Můj plán'),
  calendars: title('Kalendáře'),
  rooms: title('Místnosti'),
}

const aPage = (slug: string, title: string) =>
  ({ slug, title, intro: '', sections: null, questions: null, feedback: null }) as const

async function content(names: string[]): Promise<Content> {
  const works = [await aWork('work')]
  const artists = names.map((name) => {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    return { ...anArtist, slug, name, sortName: name, works: [...works] }
  })
  const data = contentWith({ artists })
  Object.assign(data.exhibition, {
    name: 'Dvě',
    startDate: '2031-09-04',
    endDate: '2031-09-07',
    admission: 'vstup zdarma',
    venue: { ...aHall, name: 'Palác' },
    pages: [aPage('bezpecnost', 'Bezpečnost'), aPage('pristupnost', 'Přístupnost')],
  })
  return { ...data, t: textsOf(texts, 'cs'), hero: (await aWork('other', { background: '#0c0' })).image }
}

const folders = () => ({ cache: path.join(folder, 'kept'), site: path.join(folder, 'public') })

const write = async (data: Content) => drawImages([...socialImagesOf(typeface, data)], folders())

const files = async (of: string) => (await readdir(of)).sort()

/** The colour of one pixel of a social image. */
async function pixel(file: string, left: number, top: number): Promise<number[]> {
  const image = sharp(path.join(folders().site, file)).extract({ left, top, width: 1, height: 1 })
  return [...(await image.raw().toBuffer())]
}

const expectColour = (found: number[], wanted: number[]) => {
  found.forEach((value, index) => expect(Math.abs(value - wanted[index]!)).toBeLessThan(8))
}

test('each page has a JPEG of the size that networks show whole', async () => {
  await write(await content(['Ema', 'Jan']))
  const social = path.join(folders().site, 'social')
  const images = (await readdir(social, { recursive: true })).filter((file) => file.endsWith('.jpg')).sort()
  expect(images).toEqual([
    'bezpecnost.jpg',
    'dila.jpg',
    'index.jpg',
    'muj-plan.jpg',
    'pristupnost.jpg',
    'umelci.jpg',
    'umelec-ema.jpg',
    path.join('umelec-ema', 'work.jpg'),
    'umelec-jan.jpg',
    path.join('umelec-jan', 'work.jpg'),
  ])
  for (const file of images) {
    const { format, width, height } = await sharp(path.join(social, file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('an image of many details is compressed until it is at most 150 kB', async () => {
  const absolutePath = path.join(folder, 'noise.png')
  const noise = { create: { width: 1000, height: 1000, channels: 3, noise: { type: 'gaussian', sigma: 90 } } } as const
  await sharp({ create: { ...noise.create, background: '#000' } }).toFile(absolutePath)
  const data = await content(['Ema'])
  data.artists[0]!.works = [withPicture('noise', absolutePath, 1)]
  await write(data)
  expect((await stat(path.join(folders().site, 'social/umelec-ema.jpg'))).size).toBeLessThan(150_000)
})

test('the background is the tint of the artist; the home page shows the first work of the title', async () => {
  await write(await content(['Ema']))
  const ground = [1, 3, 5].map((at) => parseInt(formatHex(coloursOf(tint).light).slice(at, at + 2), 16))
  expectColour(await pixel('social/umelec-ema.jpg', 5, 5), ground)
  expectColour(await pixel('social/umelec-ema.jpg', 1140, 60), [0xcc, 0x33, 0x33])
  expectColour(await pixel('social/index.jpg', 600, 420), [0, 0xcc, 0])
})

test('each work has an image of its own, with the name of its artist', async () => {
  const data = await content(['Ema'])
  data.artists[0]!.works.push(await aWork('second', { background: '#00c' }))
  expect(await write(data)).toBe(8)
  expectColour(await pixel('social/umelec-ema/work.jpg', 1140, 60), [0xcc, 0x33, 0x33])
  expectColour(await pixel('social/umelec-ema/second.jpg', 1140, 60), [0, 0, 0xcc])
})

test('a portrait that is stored on its side is drawn upright', async () => {
  const absolutePath = path.join(folder, 'portrait.jpg')
  await writeFile(absolutePath, await aPortrait())
  const data = await content(['Ema'])
  data.artists[0]!.works = [withPicture('portrait', absolutePath, 3 / 4)]
  await write(data)
  expectColour(await pixel('social/umelec-ema.jpg', 1060, 160), [0xcc, 0, 0])
  expectColour(await pixel('social/umelec-ema.jpg', 1060, 460), [0, 0, 0xcc])
})

test('a second build draws nothing, and copies the same files', async () => {
  const data = await content(['Ema', 'Jan'])
  // The image of an artist is also that of the first work.
  expect(await write(data)).toBe(8)
  const before = await readFile(path.join(folders().site, 'social/umelec-ema.jpg'))
  expect(await write(data)).toBe(0)
  expect(await readFile(path.join(folders().site, 'social/umelec-ema.jpg'))).toEqual(before)
})

test('only what has changed is drawn again: a name, a date, the bytes of a work', async () => {
  const data = await content(['Ema', 'Jan'])
  await write(data)
  data.artists[0]!.name = 'Emma'
  expect(await write(data)).toBe(2) // the artist's own image, and the list
  data.exhibition.endDate = '2031-09-08'
  expect(await write(data)).toBe(8)
  data.artists[1]!.works = [await aWork('work', { digest: 'new' })]
  expect(await write(data)).toBe(1)
})

test('the image of a removed artist leaves the site and the cache', async () => {
  await write(await content(['Ema', 'Jan']))
  await write(await content(['Ema']))
  expect(await files(path.join(folders().site, 'social'))).not.toContain('umelec-jan.jpg')
  expect(await files(folders().cache)).toHaveLength(7)
})

const inAfternoon = { start: '2031-09-05T16:00', end: '2031-09-05T18:30' }

/** A room of a building in a town. */
const aRoom = (name: string, locality: string) => {
  const within = { ...aHall, address: { ...aHall.address!, locality } }
  return { ...aHall, name, address: null, within }
}

test('the image of an event has its title, its time and the town of its building', async () => {
  const data = await content([])
  const place = aRoom('Kotelna', 'Olomouc')
  data.events = [{ ...anEvent, slug: 'skladani', title: 'Skládání', ...inAfternoon, place }]
  const image = [...socialImagesOf(typeface, data)].find(({ path }) => path === '/social/program/skladani.jpg')
  expect(image?.inputs.slice(1)).toMatchObject([
    'title',
    { dates: 'pátek 5.\u00a0září, 16:00–18:30', venue: 'Kotelna', locality: 'Olomouc' },
    'Skládání',
  ])
})

/** The facts, and what is above them, of the image with this path. */
const inputsOf = (data: Content, path: string) =>
  [...socialImagesOf(typeface, data)].find((image) => image.path === `/social/${path}.jpg`)!.inputs.slice(2)

test('what cannot be drawn whole is left out, and the rest of each image stays', async () => {
  const data = await content(['Нина', 'Ema'])
  data.exhibition.name = 'Начало'
  data.exhibition.pages[0]!.title = 'Правила hry'
  const place = aRoom('Котельная', 'Брно')
  data.events = [{ ...anEvent, slug: 'hra', title: 'Игра', ...inAfternoon, place }]
  const facts = {
    name: '',
    subtitle: 'výstava',
    dates: '4.–7.\u00a0září 2031',
    venue: 'Palác',
    locality: 'Brno',
    admission: 'vstup zdarma',
  }
  expect(inputsOf(data, 'index')).toEqual([facts, ['', '']])
  expect(inputsOf(data, 'umelci')).toEqual([facts, { title: 'Umělci', names: ['Ema'] }])
  expect(inputsOf(data, 'bezpecnost')).toEqual([facts, ''])
  expect(inputsOf(data, 'umelec-нина')).toMatchObject([facts, { name: '', number: '02' }])
  expect(inputsOf(data, 'program/hra')).toEqual([
    { ...facts, dates: 'pátek 5.\u00a0září, 16:00–18:30', subtitle: facts.dates, venue: '', locality: '' },
    '',
  ])

  Object.assign(data.exhibition, {
    subtitle: 'выставка',
    admission: 'вход свободный',
    venue: { ...place.within, name: 'Дворец' },
  })
  data.t = textsOf({ ...texts, artists: title('Художники') }, 'cs')
  const left = { ...facts, subtitle: '', venue: '', locality: '', admission: '' }
  expect(inputsOf(data, 'umelci')).toEqual([left, { title: '', names: ['Ema'] }])
  await write(data)
  const ground = [1, 3, 5].map((at) => parseInt(formatHex(coloursOf(tint).light).slice(at, at + 2), 16))
  expectColour(await pixel('social/umelec-нина.jpg', 5, 5), ground)
  expectColour(await pixel('social/umelec-нина.jpg', 1140, 60), [0xcc, 0x33, 0x33])
})

test('the letters of what is left out are listed as missing', async () => {
  const strange = await openTypeface()
  expect([...socialImagesOf(strange, await content(['Čeněk 李']))]).not.toEqual([])
  expect([...strange.missing]).toEqual(['李'])
})

test('equal images are drawn once, and each has its file', async () => {
  const [first] = [...socialImagesOf(typeface, await content(['Ema']))]
  const many = Array.from({ length: 12 }, (_, index) => ({ ...first!, path: `/social/${index}.jpg` }))
  const states: [number, number][] = []
  expect(await drawImages(many, folders(), (...state) => states.push(state))).toBe(1)
  expect(states).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(await files(path.join(folders().site, 'social'))).toHaveLength(12)
})

test('the next build lays out only what has changed', async () => {
  const laidOut: string[] = []
  const counted = (data: Content) =>
    [...socialImagesOf(typeface, data)].map((image) => ({
      ...image,
      layout: () => {
        laidOut.push(image.path)
        return image.layout()
      },
    }))
  await drawImages(counted(await content(['Ema', 'Jan'])), folders())
  expect(laidOut).toHaveLength(8)
  laidOut.length = 0
  await drawImages(counted(await content(['Ema', 'Jana'])), folders())
  expect(laidOut.toSorted()).toEqual(['/social/umelci.jpg', '/social/umelec-jana.jpg'])
})
