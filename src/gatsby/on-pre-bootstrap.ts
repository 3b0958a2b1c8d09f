import { contentFolder } from '../model/content-folder'
import { allLetters } from '../typeface/letters'
import { restorePages } from './adapter'
import { writeFonts } from './fonts/fonts'
import { lettersOfSite } from './fonts/letters-of-site'

/** Before Gatsby reads any content: makes `public/` ready for the build, and the fonts for the letters of the site. */
export async function onPreBootstrap(): Promise<void> {
  await restorePages()
  // Whoever develops may write any letter next.
  const isDevelopment = process.env.NODE_ENV === 'development'
  const letters = isDevelopment ? allLetters.join('') : await lettersOfSite(contentFolder())
  Object.assign(process.env, await writeFonts(letters, 'public'))
}
