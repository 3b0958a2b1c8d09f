import { formatHex } from 'culori'
import { socialImagePath, socialImageSize } from '../../site/components/social-image'
import { splitInHalf } from '../../site/features/hero/split-in-half'
import { bySortName, bySortNameIn } from '../../i18n/collation'
import { formatDateRange, formatDay, formatTimeRange } from '../../i18n/dates'
import { dirOf } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import { coloursOf, neutralTint, type Tint } from '../../model/tint'
import { type TitledPage, titledPagesOf } from '../pages'
import type { Content, Work } from '../published-content/read-contents'
import type { Typeface } from './glyph-outlines'
import { artistLayout, type Facts, homeLayout, joined, type Layout, listLayout, titleLayout } from './layouts'

/** @property ratio the width for each unit of height, as it is shown */
export type Picture = { source: string; digest: string; ratio: number }

/** What social images show besides the content: the pictures of works by their paths, and the tints of artists by their slugs. */
export type Shown = { pictures: ReadonlyMap<string, Picture>; tints: Record<string, Tint> }

/** A social image that is neither laid out nor drawn yet. */
export type SocialImage = {
  path: string
  /** Everything that decides what the image shows, except the picture: part of its cache key. */
  inputs: unknown[]
  layout: () => Layout
  picture?: Picture
}

/** All social images of a language. A generator, so that memory does not grow with the number of artists. */
export function* socialImagesOf(typeface: Typeface, content: Content, shown: Shown): Generator<SocialImage> {
  const isMirrored = dirOf(content.language) === 'rtl'
  const inLanguage = isMirrored ? mirrored(typeface) : typeface
  for (const { layout, inputs, ...image } of imagesOf(inLanguage, content, shown)) {
    yield {
      ...image,
      inputs: [isMirrored, ...inputs],
      layout: () => (isMirrored ? withWorkMirrored(layout()) : layout()),
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

function* imagesOf(typeface: Typeface, content: Content, { pictures, tints }: Shown): Generator<SocialImage> {
  const { exhibition, language, t, events } = content
  // A text that cannot be drawn whole is left out.
  const drawable = (text: string) => (typeface.canDraw(text) ? text : '')
  const facts: Facts = {
    name: drawable(exhibition.name),
    subtitle: drawable(exhibition.subtitle),
    admission: drawable(exhibition.admission),
    dates: drawable(formatDateRange(exhibition.startDate, exhibition.endDate, language)),
    venue: drawable(exhibition.venue.name),
    locality: drawable(exhibition.venue.address?.locality ?? ''),
  }
  const artists = content.artists.toSorted(bySortName)
  const pathOf = (...page: Parameters<typeof pathTo>) => socialImagePath(pathTo(...page))

  const picture = pictures.get(content.hero)!
  const halves = splitInHalf(facts.name)
  yield {
    path: pathOf('home', language),
    inputs: ['home', facts, halves],
    layout: () => homeLayout(typeface, facts, halves, picture.ratio),
    picture,
  }
  const listOf = (path: string, title: string, all: string[]): SocialImage => {
    const list = { title: drawable(title), names: all.filter(typeface.canDraw) }
    return {
      path,
      inputs: ['artists', facts, list],
      layout: () => listLayout(typeface, facts, { ...list, ratio: picture.ratio }),
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
    layout: () => titleLayout(typeface, its, drawable(title)),
  })
  for (const page of titledPagesOf(content)) {
    const [path, title, listed] = [pathOf(page, language), t(`${page}:title`), names[page]]
    yield listed ? listOf(path, title, listed) : withTitle(path, title)
  }
  for (const { slug, title } of exhibition.pages) {
    yield withTitle(socialImagePath(pathOfWord(slug, language)), title)
  }

  for (const { slug, title, start, end, place } of events) {
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
  for (const [index, { slug, name, works }] of artists.entries()) {
    // A social image has only one scheme, the light one.
    const background = formatHex(coloursOf(tints[slug] ?? neutralTint).light)
    const artist = { name: drawable(name), number: String(index + 1).padStart(digits, '0'), background }
    const withPicture = (path: string, { image }: Work): SocialImage => {
      const picture = pictures.get(image)!
      const layout = () => artistLayout(typeface, facts, { ...artist, ratio: picture.ratio })
      return { path, inputs: ['artist', facts, artist], layout, picture }
    }
    // The image of the first work is also that of the artist, and is drawn once.
    if (works[0]) yield withPicture(pathOf('artist', language, slug), works[0])
    for (const work of works) yield withPicture(pathOf('work', language, slug, work.slug), work)
  }
}
