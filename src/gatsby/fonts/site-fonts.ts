import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildValues } from '../build-values'
import { writeFonts, writeNamesFont } from './fonts'
import { writeHeroFont } from './hero-font'

/** Which letters the fonts have: those of every page, of the title of the home page, and of the artists' names. */
type Letters = { every: string; title: string; names: string }

type Values = Awaited<ReturnType<typeof writeFonts>> &
  Awaited<ReturnType<typeof writeHeroFont>> &
  Pick<BuildValues, 'namesFont'>

/** The fonts of the last build. `dropStaleCache` deletes them when the code or the typeface changes. */
const cache = '.cache/fonts-of-site'

/**
 * Writes the fonts of the site into `fonts` of a folder. With the same letters they are those of the last build.
 * @returns what pages must know of them
 */
export async function writeSiteFonts(letters: Letters, folder: string): Promise<Values> {
  const record = path.join(cache, 'made.json')
  const made = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as { letters: Letters; values: Values },
    () => undefined,
  )
  const isSame = JSON.stringify(made?.letters) === JSON.stringify(letters)
  const values = made && isSame ? made.values : await makeFonts(letters)
  await cp(path.join(cache, 'fonts'), path.join(folder, 'fonts'), { recursive: true })
  if (!isSame) await writeFile(record, JSON.stringify({ letters, values }))
  return values
}

async function makeFonts({ every, title, names }: Letters): Promise<Values> {
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  return {
    ...(await writeFonts(every, cache)),
    ...(await writeHeroFont(title, cache)),
    namesFont: await writeNamesFont(names, cache),
  }
}
