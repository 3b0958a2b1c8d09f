import { contentFolder } from '../model/content-folder'
import { writeLanguagesFile } from '../model/languages-file'
import { allLetters } from '../typeface/open-font'
import { writeBuildValues } from './build-values'
import { writeSiteFonts } from './fonts/site-fonts'
import { lettersOfNames, lettersOfTitle, usedLetters } from './fonts/used-letters'
import { writePageModule, writePageModules } from './page-modules/write-page-modules'
import { restorePages } from './public-files/clean-urls'
import { removeRewrittenFiles } from './public-files/stale-files'
import { readTimeValues } from './time-values'

/**
 * Prepares `public/` for the build, makes the fonts from the letters that the content uses and the scripts of the names,
 * the search and the urgent notice, and writes what pages must know of them.
 */
export async function onPreBootstrap(): Promise<void> {
  const isDevelopment = process.env.NODE_ENV === 'development'
  // Development does not write these files again; the last build stays complete.
  if (!isDevelopment) await removeRewrittenFiles()
  await restorePages()
  await writeLanguagesFile()
  const content = contentFolder()
  // In development an editor may type any letter next.
  const all = isDevelopment ? allLetters() : undefined
  const letters = {
    every: all ?? (await usedLetters(content)),
    title: all ?? lettersOfTitle(content),
    names: all ?? lettersOfNames(content),
  }
  const fonts = await writeSiteFonts(letters, 'public')
  const openNames = 'src/site/features/artists/open-names.ts'
  await writeBuildValues({
    ...readTimeValues(content, process.env),
    ...fonts,
    namesScript: fonts.namesFont && (await writePageModule(openNames, '/names/open', 'public')),
    ...(await writePageModules('public')),
  })
}
