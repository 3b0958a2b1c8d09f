import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatHex } from 'culori'
import sharp from 'sharp'
import { socialCardPath, socialCardSize } from '../../site/components/social-card'
import { splitInHalf } from '../../site/features/hero/split-in-half'
import { bySortName } from '../../i18n/collation'
import { formatDateRange } from '../../i18n/dates'
import type { Locale } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import type { Tint } from '../../model/tint'
import type { Typeface } from './outlines'
import { artistCard, type Facts, indexCard, type Layout, textCard, titleCard } from './social-layout'

/** What the cards of one language are made of. */
export type CardData = {
  exhibition: {
    name: string
    subtitle: string
    startDate: string
    endDate: string
    admission: string
    venue: { name: string; address: { locality: string } }
    heroWork: string | null
    hero: { works: Work[] }
    pages: { slug: string; title: string }[]
  }
  artists: { nodes: { slug: string; name: string; sortName: string; tint: Tint; works: Work[] }[] }
  artistsTitle: string
}

type Work = { slug: string; image: Picture }
type Picture = { absolutePath: string; internal: { contentDigest: string } }

/** A picture for shared links that is neither laid out nor drawn yet. */
export type Card = {
  path: string
  /** All that goes into it, so that equal cards are made once, and not again in the next build. */
  madeOf: unknown[]
  layout: () => Promise<Layout>
  picture?: Picture
}

/** Chroma of the wall for each strength of a tint, and its lightness: those of src/site/components/tint.module.css. */
const wall = { lightness: 0.9, chroma: [0.006, 0.03, 0.05, 0.075] }

/** Most programs that show links take pictures up to 300 kB; half of it also arrives on a slow line. */
const largest = 150_000
const qualities = [88, 82, 76, 70, 64, 58, 50]

/** Every card of a language, one at a time, so that memory does not grow with the number of artists. */
export function* cardsOf(type: Typeface, data: CardData, language: Locale): Generator<Card> {
  const { exhibition } = data
  const facts: Facts = {
    name: exhibition.name,
    subtitle: exhibition.subtitle,
    admission: exhibition.admission,
    dates: formatDateRange(exhibition.startDate, exhibition.endDate, language),
    venue: exhibition.venue.name,
    locality: exhibition.venue.address.locality,
  }
  const artists = data.artists.nodes.toSorted(bySortName)
  const hero = heroWorkOf(exhibition)
  const pathOf = (...page: Parameters<typeof pathTo>) => socialCardPath(pathTo(...page))

  if (hero) {
    const picture = hero.image
    const halves = splitInHalf(exhibition.name)
    yield {
      path: pathOf('home', language),
      madeOf: ['title', facts, halves],
      layout: async () => titleCard(type, facts, halves, await ratioOf(picture)),
      picture,
    }
    const index = { title: data.artistsTitle, names: artists.map(({ name }) => name).filter(type.canDraw) }
    yield {
      path: pathOf('artists', language),
      madeOf: ['index', facts, index],
      layout: async () => indexCard(type, facts, { ...index, ratio: await ratioOf(picture) }),
      picture,
    }
  }
  for (const { slug, title } of exhibition.pages) {
    yield {
      path: socialCardPath(pathOfWord(slug, language)),
      madeOf: ['text', facts, title],
      layout: async () => textCard(type, facts, title),
    }
  }

  const digits = Math.max(String(artists.length).length, 2)
  for (const [index, { slug, name, tint, works }] of artists.entries()) {
    const picture = works[0]?.image
    if (!picture) continue
    // A row of boxes says nothing; the exhibition’s name does, and the work.
    const title = type.canDraw(name) ? name : exhibition.name
    const artist = { name: title, number: String(index + 1).padStart(digits, '0'), ground: colourOf(tint) }
    yield {
      path: pathOf('artist', language, slug),
      madeOf: ['artist', facts, artist],
      layout: async () => artistCard(type, facts, { ...artist, ratio: await ratioOf(picture) }),
      picture,
    }
  }
}

/** The work that stands in the title. */
export function heroWorkOf({ hero, heroWork }: CardData['exhibition']): Work | undefined {
  return hero.works.find(({ slug }) => slug === heroWork) ?? hero.works[0]
}

/** The colour of a wall in the light scheme: a shared link has only one. */
export function colourOf({ hue, strength }: Tint): string {
  return formatHex({ mode: 'oklch', l: wall.lightness, c: wall.chroma[strength] ?? 0, h: hue })
}

async function ratioOf({ absolutePath }: Picture): Promise<number> {
  const { width, height } = (await sharp(absolutePath).metadata()).autoOrient
  return width / height
}

/**
 * Draws the cards that an earlier build did not, and puts all of them where they are served from.
 * @param folders `kept` holds every card under the digest of all that goes into it, `served` is `public/`
 * @returns how many there are and how many had to be drawn
 */
export async function writeCards(
  cards: Iterable<Card>,
  folders: { kept: string; served: string },
): Promise<{ count: number; drawn: number }> {
  const old = new Set(await readdir(folders.kept).catch(() => []))
  await mkdir(folders.kept, { recursive: true })
  await rm(path.join(folders.served, 'social'), { recursive: true, force: true })
  const result = { count: 0, drawn: 0 }
  const pictures = new Map<string, Promise<void>>()
  const queue = cards[Symbol.iterator]()

  async function work() {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const card = next.value
      const name = `${digestOf(card)}.jpg`
      result.count += 1
      // Equal cards of two pages are one picture, also when both are in work at the same time.
      const made = pictures.get(name) ?? make(card, name)
      pictures.set(name, made)
      await made
      const served = path.join(folders.served, card.path)
      await mkdir(path.dirname(served), { recursive: true })
      await copyFile(path.join(folders.kept, name), served)
    }
  }

  async function make(card: Card, name: string): Promise<void> {
    if (old.delete(name)) return
    result.drawn += 1
    const kept = path.join(folders.kept, name)
    // A build that is stopped here leaves no half of a picture under the final name.
    await writeFile(`${kept}.part`, await draw(await card.layout(), card.picture))
    await rename(`${kept}.part`, kept)
  }
  // sharp uses every core for one picture; two at a time also keep them busy while a file is read or written.
  await Promise.all([work(), work()])
  await Promise.all([...old].map((name) => rm(path.join(folders.kept, name))))
  return result
}

/** The code that lays out and draws is no part of it: where that changes, nothing is kept (build-cache.ts). */
function digestOf({ madeOf, picture }: Card): string {
  const parts = [socialCardSize, madeOf, picture?.internal.contentDigest]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** The work is never cropped: it gets a box of its own ratio. */
async function draw({ svg, work }: Layout, picture?: Picture): Promise<Buffer> {
  const layers = []
  if (work && picture) {
    const { data, info } = await sharp(picture.absolutePath)
      .autoOrient()
      .resize(work.width, work.height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    layers.push({ input: data, raw: info, left: work.x, top: work.y })
  }
  const flat = await sharp(Buffer.from(svg)).composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    // No subsampling of colour: the edges of red letters stay clean. mozjpeg would save 8 %, and take six times as long.
    const image = sharp(flat.data, { raw: flat.info }).jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
    const jpeg = await image.toBuffer()
    if (jpeg.length <= largest || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('A picture for shared links needs at least one quality')
}
