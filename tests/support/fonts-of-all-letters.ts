import type { BuildValues } from '../../src/gatsby/build-values'
import { writeFonts } from '../../src/gatsby/fonts/fonts'
import { writeHeroFont } from '../../src/gatsby/fonts/hero-font'
import { allLetters } from '../../src/typeface/open-font'
import { inFolder } from './in-folder'

/** What a build says of fonts that have every letter of the typeface. */
export const valuesOfAllLetters = (): Promise<Partial<BuildValues>> =>
  inFolder({}, async (folder) => ({
    ...(await writeFonts(allLetters(), folder)),
    ...(await writeHeroFont(allLetters(), folder)),
  }))
