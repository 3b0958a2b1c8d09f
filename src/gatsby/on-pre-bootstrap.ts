import { contentFolder } from '../model/content-folder'
import { writeLanguagesFile } from '../model/languages-file'
import { allLetters } from '../typeface/open-font'
import { writeBuildValues } from './build-values'
import { writeFonts } from './fonts/fonts'
import { writeHeroFont } from './fonts/hero-font'
import { lettersOfNames, lettersOfTitle, usedLetters } from './fonts/used-letters'
import { writeNamesFiles } from './names/names-files'
import { writePageModules } from './page-modules/write-page-modules'
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
  // In development an editor may type any letter next.
  const letters = isDevelopment ? allLetters() : await usedLetters(contentFolder())
  const lettersInNames = isDevelopment ? letters : lettersOfNames(contentFolder())
  const lettersInTitle = isDevelopment ? letters : lettersOfTitle(contentFolder())
  await writeBuildValues({
    ...readTimeValues(contentFolder(), process.env),
    ...(await writeFonts(letters, 'public')),
    ...(await writeHeroFont(lettersInTitle, 'public')),
    ...(await writeNamesFiles(lettersInNames, 'public')),
    ...(await writePageModules('public')),
  })
}
