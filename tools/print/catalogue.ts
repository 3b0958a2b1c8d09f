import { readFile } from 'node:fs/promises'
import { formatHex } from 'culori'
import type { Font } from 'fontkit'
import { cut, titleAxes } from '../../src/gatsby/fonts/fonts'
import { accentsOf } from '../../src/gatsby/pictures/accents'
import { assignTints } from '../../src/gatsby/pictures/assign-tints'
import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import { coloursOf } from '../../src/model/tint'
import { splitInHalf } from '../../src/site/features/hero/split-in-half'
import { allLetters, openFont } from '../../src/typeface/open-font'
import { logoName, pictureName } from './pictures'
import type { PrintContent } from './print-content'

/** What the catalogue and the posters show of the title: its halves in each language, and the work between them. */
export async function titleData({ name, hero }: PrintContent) {
  const font = await openFont(await cut('title', titleAxes, allLetters(), 'sfnt'))
  return {
    halves: inEachLanguage((locale) =>
      splitInHalf(name[locale]).map((half) => ({ text: half.trim(), bearings: bearingsOf(font, half.trim()) })),
    ),
    picture: pictureName(hero.key),
  }
}

/** The space before the ink of the first letter and after that of the last one, in em. */
function bearingsOf(font: Font, text: string): [left: number, right: number] {
  const { glyphs } = font.layout(text)
  const [first, last] = [glyphs[0], glyphs.at(-1)]
  if (!first || !last) return [0, 0]
  return [first.bbox.minX / font.unitsPerEm, (last.advanceWidth - last.bbox.maxX) / font.unitsPerEm]
}

/** The data of the template of the catalogue. */
export async function catalogueData(content: PrintContent, languages: readonly Locale[]) {
  const firstWorks = await Promise.all(
    content.artists.map(async ({ works }) => accentsOf(await readFile(works[0]!.file))),
  )
  const tints = assignTints(firstWorks).map((tint) => formatHex(coloursOf(tint).light))
  return {
    ...content,
    ...(await titleData(content)),
    languages,
    backPicture: pictureName(content.backHero.key),
    backAlt: content.backHero.alt,
    ground: tints[content.artists.findIndex(({ slug }) => slug === content.hero.artist.slug)],
    artists: content.artists.map(({ works, ...artist }, index) => ({
      ...artist,
      tint: tints[index],
      works: works.map((work) => ({ ...work, picture: pictureName(work.key) })),
    })),
    partners: content.partners.map(({ partners, ...group }) => ({
      ...group,
      partners: partners.map((partner) => ({ ...partner, logo: logoName(partner.file) })),
    })),
  }
}
