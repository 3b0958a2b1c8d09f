/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { archivo } from '../../typeface/archivo'
import { openTypeface, type Typeface } from './outlines'
import { type Card, type CardData, cardsOf, colourOf, writeCards } from './social-cards'

let folder: string
let type: Typeface
beforeAll(async () => {
  type = await openTypeface(archivo)
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A file of one colour; wider than high unless it is said otherwise. */
async function aWork(slug: string, { width = 300, height = 200, background = '#c33', digest = slug } = {}) {
  const absolutePath = path.join(folder, `${slug}.png`)
  await sharp({ create: { width, height, channels: 3, background } }).toFile(absolutePath)
  return { slug, image: { absolutePath, internal: { contentDigest: digest } } }
}

async function content(names: string[], works = { first: '#c33' }): Promise<CardData> {
  const work = await aWork('work', { background: works.first })
  const nodes = names.map((name) => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    sortName: name,
    tint: { hue: 30, strength: 2 },
    works: [work],
  }))
  return {
    exhibition: {
      name: 'Dvě',
      subtitle: 'výstava',
      startDate: '2031-09-04',
      endDate: '2031-09-07',
      admission: 'vstup zdarma',
      venue: { name: 'Palác', address: { locality: 'Brno' } },
      heroWork: 'other',
      hero: { works: [work, await aWork('other', { background: '#0c0' })] },
      pages: [
        { slug: 'bezpecnost', title: 'Bezpečnost' },
        { slug: 'pristupnost', title: 'Přístupnost' },
      ],
    },
    artists: { nodes },
    artistsTitle: 'Umělci',
  }
}

const folders = () => ({ kept: path.join(folder, 'kept'), served: path.join(folder, 'public') })

const write = async (data: CardData) => writeCards(cardsOf(type, data, 'cs'), folders())

const files = async (of: string) => (await readdir(of)).sort()

/** The colour of a pixel of a card. */
async function pixel(file: string, left: number, top: number): Promise<number[]> {
  const card = sharp(path.join(folders().served, file)).extract({ left, top, width: 1, height: 1 })
  return [...(await card.raw().toBuffer())]
}

const expectColour = (found: number[], wanted: number[]) => {
  found.forEach((value, index) => expect(Math.abs(value - wanted[index]!)).toBeLessThan(8))
}

test('each page gets a card that networks show whole and that is light enough', async () => {
  await write(await content(['Ema', 'Jan']))
  const social = path.join(folders().served, 'social')
  expect(await files(social)).toEqual([
    'bezpecnost.jpg',
    'index.jpg',
    'pristupnost.jpg',
    'umelci.jpg',
    'umelec-ema.jpg',
    'umelec-jan.jpg',
  ])
  for (const file of await files(social)) {
    const { format, width, height } = await sharp(path.join(social, file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('a restless work is pressed until the card is light enough', async () => {
  const absolutePath = path.join(folder, 'noise.png')
  const noise = { create: { width: 1000, height: 1000, channels: 3, noise: { type: 'gaussian', sigma: 90 } } } as const
  await sharp({ create: { ...noise.create, background: '#000' } }).toFile(absolutePath)
  const data = await content(['Ema'])
  data.artists.nodes[0]!.works = [{ slug: 'noise', image: { absolutePath, internal: { contentDigest: 'noise' } } }]
  await write(data)
  expect((await stat(path.join(folders().served, 'social/umelec-ema.jpg'))).size).toBeLessThan(150_000)
})

test('the work hangs on the wall of its tint, and the named work in the title', async () => {
  await write(await content(['Ema']))
  const ground = [1, 3, 5].map((at) => parseInt(colourOf({ hue: 30, strength: 2 }).slice(at, at + 2), 16))
  expectColour(await pixel('social/umelec-ema.jpg', 5, 5), ground)
  expectColour(await pixel('social/umelec-ema.jpg', 1140, 60), [0xcc, 0x33, 0x33])
  expectColour(await pixel('social/index.jpg', 600, 420), [0, 0xcc, 0])
})

test('a second build draws nothing, and serves the same', async () => {
  const data = await content(['Ema', 'Jan'])
  expect(await write(data)).toEqual({ count: 6, drawn: 6 })
  const before = await readFile(path.join(folders().served, 'social/umelec-ema.jpg'))
  expect(await write(data)).toEqual({ count: 6, drawn: 0 })
  expect(await readFile(path.join(folders().served, 'social/umelec-ema.jpg'))).toEqual(before)
})

test('only what has changed is drawn again: a name, a date, the bytes of a work', async () => {
  const data = await content(['Ema', 'Jan'])
  await write(data)
  data.artists.nodes[0]!.name = 'Emma'
  expect(await write(data)).toEqual({ count: 6, drawn: 2 }) // her own, and the list
  data.exhibition.endDate = '2031-09-08'
  expect(await write(data)).toEqual({ count: 6, drawn: 6 })
  data.artists.nodes[1]!.works = [await aWork('work', { digest: 'new' })]
  expect(await write(data)).toEqual({ count: 6, drawn: 1 })
})

test('what is no longer shown is neither served nor kept', async () => {
  await write(await content(['Ema', 'Jan']))
  await write(await content(['Ema']))
  expect(await files(path.join(folders().served, 'social'))).not.toContain('umelec-jan.jpg')
  expect(await files(folders().kept)).toHaveLength(5)
})

test('a name that would be boxes is left out: the exhibition’s stands in its place', async () => {
  const strange = await openTypeface(archivo)
  const data = await content(['Čeněk 李'])
  await writeCards(cardsOf(strange, data, 'cs'), folders())
  expect([...strange.missing]).toEqual([])
  expect([...cardsOf(strange, data, 'cs')].at(-1)?.madeOf[2]).toMatchObject({ name: data.exhibition.name })
  expect(await files(path.join(folders().served, 'social'))).toHaveLength(5)
})

test('however many cards there are, two at most are in work, and equal ones are drawn once', async () => {
  let asked = 0
  let most = 0
  const first = cardsOf(type, await content(['Ema']), 'cs').next()
  function* many(): Generator<Card> {
    for (let index = 0; index < 12; index += 1) {
      asked += 1
      const social = path.join(folders().served, 'social')
      most = Math.max(most, asked - (existsSync(social) ? readdirSync(social).length : 0))
      yield { ...(first.value as Card), path: `/social/${index}.jpg` }
    }
  }
  const { count, drawn } = await writeCards(many(), folders())
  expect(most).toBeLessThanOrEqual(3) // two, and the one being asked for
  // They are all the same picture.
  expect([count, drawn]).toEqual([12, 1])
})

test('the wall has the colour that the artist’s page has in the light scheme', async () => {
  const css = await readFile('src/site/components/tint.module.css', 'utf8')
  const chroma = [...css.matchAll(/\.strength\d \{\s*--strength: ([\d.]+)/g)].map(([, value]) => Number(value))
  const [, lightness] = /light-dark\(oklch\((\d+)% /.exec(css) ?? []
  const { formatHex } = await import('culori')
  expect(chroma).toHaveLength(4)
  chroma.forEach((c, strength) => {
    expect(colourOf({ hue: 250, strength })).toBe(formatHex({ mode: 'oklch', l: Number(lightness) / 100, c, h: 250 }))
  })
})

test('the next build lays out only what has changed', async () => {
  const laidOut: string[] = []
  const counted = (data: CardData) =>
    [...cardsOf(type, data, 'cs')].map((card) => ({
      ...card,
      layout: () => {
        laidOut.push(card.path)
        return card.layout()
      },
    }))
  await writeCards(counted(await content(['Ema', 'Jan'])), folders())
  expect(laidOut).toHaveLength(6)
  laidOut.length = 0
  await writeCards(counted(await content(['Ema', 'Jana'])), folders())
  expect(laidOut.toSorted()).toEqual(['/social/umelci.jpg', '/social/umelec-jana.jpg'])
})
