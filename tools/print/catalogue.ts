import { readFile } from 'node:fs/promises'
import { formatHex } from 'culori'
import { accentsOf } from '../../src/gatsby/pictures/accents'
import { assignTints } from '../../src/gatsby/pictures/assign-tints'
import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import { coloursOf } from '../../src/model/tint'
import { splitInHalf } from '../../src/site/features/hero/split-in-half'
import { logoName, pictureName } from './pictures'
import type { PrintContent } from './print-content'

/** What the catalogue and the posters show of the title: its halves in each language, and the work between them. */
export const titleData = ({ name, hero }: PrintContent) => ({
  halves: inEachLanguage((locale) => splitInHalf(name[locale]).map((half) => half.trim())),
  picture: pictureName(hero.key),
})

/** The data of the template of the catalogue. */
export async function catalogueData(content: PrintContent, languages: readonly Locale[]) {
  const firstWorks = await Promise.all(
    content.artists.map(async ({ works }) => accentsOf(await readFile(works[0]!.file))),
  )
  const tints = assignTints(firstWorks).map((tint) => formatHex(coloursOf(tint).light))
  return {
    ...content,
    ...titleData(content),
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
