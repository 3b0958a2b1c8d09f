import { formatHex } from 'culori'
import sharp from 'sharp'
import { socialImagePath, socialImageSize } from '../../site/components/social-image'
import { splitInHalf } from '../../site/features/hero/split-in-half'
import { bySortName, bySortNameIn } from '../../i18n/collation'
import { formatDateRange, formatDay, formatTimeRange } from '../../i18n/dates'
import { dirOf, type Locale } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import { coloursOf, type Tint } from '../../model/tint'
import type { TitledPage } from '../pages'
import type { Typeface } from './glyph-outlines'
import { artistLayout, type Facts, homeLayout, joined, type Layout, listLayout, titleLayout } from './layouts'

/** The content that the social images of one language show. */
export type SocialImageData = {
  exhibition: {
    name: string
    subtitle: string
    startDate: string
    endDate: string
    admission: string
    venue: { name: string; address: { locality: string } }
    hero: { shown: Work }[]
    pages: { slug: string; title: string }[]
  }
  artists: {
    nodes: { slug: string; name: string; sortName: string; tint: Tint; works: (Work & { title: string })[] }[]
  }
  titles: Partial<Record<TitledPage, string>>
  events: { nodes: { slug: string; title: string; start: string; end: string; place: Place }[] }
}

export type Picture = { absolutePath: string; internal: { contentDigest: string } }
type Work = { slug: string; image: Picture }
type Address = { locality: string } | null
type Place = { name: string; address: Address; within: { address: Address } | null }

/** A social image that is neither laid out nor drawn yet. */
export type SocialImage = {
  path: string
  /** Everything that decides what the image shows, except the picture: part of its cache key. */
  inputs: unknown[]
  layout: () => Promise<Layout>
  picture?: Picture
}

/** All social images of a language. A generator, so that memory does not grow with the number of artists. */
export function* socialImagesOf(typeface: Typeface, data: SocialImageData, language: Locale): Generator<SocialImage> {
  const isMirrored = dirOf(language) === 'rtl'
  const inLanguage = isMirrored ? mirrored(typeface) : typeface
  for (const { layout, inputs, ...image } of imagesOf(inLanguage, data, language)) {
    yield {
      ...image,
      inputs: [typeface.digest, isMirrored, ...inputs],
      layout: async () => (isMirrored ? withWorkMirrored(await layout()) : layout()),
    }
  }
}

/** Draws each line at the other side of the image. */
const mirrored = (typeface: Typeface): Typeface => ({
  ...typeface,
  draw: (text, style, place) =>
    typeface.draw(text, style, {
      ...place,
      x: socialImageSize.width - place.x - typeface.measure(text, style) * place.size,
    }),
})

const withWorkMirrored = ({ svg, work }: Layout): Layout => ({
  svg,
  ...(work && { work: { ...work, x: socialImageSize.width - work.x - work.width } }),
})

function* imagesOf(typeface: Typeface, data: SocialImageData, language: Locale): Generator<SocialImage> {
  const { exhibition } = data
  // A text that cannot be drawn whole is left out.
  const drawable = (text: string) => (typeface.canDraw(text) ? text : '')
  const facts: Facts = {
    name: drawable(exhibition.name),
    subtitle: drawable(exhibition.subtitle),
    admission: drawable(exhibition.admission),
    dates: drawable(formatDateRange(exhibition.startDate, exhibition.endDate, language)),
    venue: drawable(exhibition.venue.name),
    locality: drawable(exhibition.venue.address.locality),
  }
  const artists = data.artists.nodes.toSorted(bySortName)
  const pathOf = (...page: Parameters<typeof pathTo>) => socialImagePath(pathTo(...page))

  const picture = exhibition.hero[0]!.shown.image
  const halves = splitInHalf(facts.name)
  yield {
    path: pathOf('home', language),
    inputs: ['home', facts, halves],
    layout: async () => homeLayout(typeface, facts, halves, await ratioOf(picture)),
    picture,
  }
  const listOf = (page: TitledPage, title: string, all: string[]): SocialImage => {
    const list = { title: drawable(title), names: all.filter(typeface.canDraw) }
    return {
      path: pathOf(page, language),
      inputs: ['artists', facts, list],
      layout: async () => listLayout(typeface, facts, { ...list, ratio: await ratioOf(picture) }),
      picture,
    }
  }
  const listed = artists.toSorted(bySortNameIn(language))
  const names: Partial<Record<TitledPage, string[]>> = {
    artists: listed.map(({ name }) => name),
    works: listed.flatMap(({ works }) => works.map(({ title }) => title)),
  }
  const withTitle = (path: string, title: string, its = facts): SocialImage => ({
    path,
    inputs: ['title', its, drawable(title)],
    layout: async () => titleLayout(typeface, its, drawable(title)),
  })
  for (const [page, title] of Object.entries(data.titles) as [TitledPage, string][]) {
    const listed = names[page]
    yield listed ? listOf(page, title, listed) : withTitle(pathOf(page, language), title)
  }
  for (const { slug, title } of exhibition.pages) {
    yield withTitle(socialImagePath(pathOfWord(slug, language)), title)
  }

  for (const { slug, title, start, end, place } of data.events.nodes) {
    const ofEvent: Facts = {
      ...facts,
      dates: drawable(`${formatDay(start, language)}, ${formatTimeRange(start, end, language)}`),
      subtitle: joined(facts.name, facts.dates),
      venue: drawable(place.name),
      locality: drawable((place.address ?? place.within?.address)?.locality ?? facts.locality),
    }
    yield withTitle(pathOf('event', language, slug), title, ofEvent)
  }

  const digits = Math.max(String(artists.length).length, 2)
  for (const [index, { slug, name, tint, works }] of artists.entries()) {
    // A social image has only one scheme, the light one.
    const background = formatHex(coloursOf(tint).light)
    const artist = { name: drawable(name), number: String(index + 1).padStart(digits, '0'), background }
    const withPicture = (path: string, picture: Picture): SocialImage => ({
      path,
      inputs: ['artist', facts, artist],
      layout: async () => artistLayout(typeface, facts, { ...artist, ratio: await ratioOf(picture) }),
      picture,
    })
    // The image of the first work is also that of the artist, and is drawn once.
    if (works[0]) yield withPicture(pathOf('artist', language, slug), works[0].image)
    for (const work of works) yield withPicture(pathOf('work', language, slug, work.slug), work.image)
  }
}

async function ratioOf({ absolutePath }: Picture): Promise<number> {
  const { width, height } = (await sharp(absolutePath).metadata()).autoOrient
  return width / height
}
