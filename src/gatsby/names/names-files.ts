import type { BuildValues } from '../build-values'
import { openFontFile } from '../../typeface/open-font'
import { typefaceFiles } from '../../typeface/typeface-files'
import { writeFont } from '../fonts/fonts'
import { writePageModule } from '../page-modules/write-page-modules'

/** The widths of the letters in an open name and in a closed one, in percent (open-names.ts). */
const widths = { min: 62, max: 80 }

/**
 * Writes what the home page loads when the names of the artists come near (docs/decisions/057-names-that-open.md): a font
 * with the letters of the names and the width axis, and the script that uses it. The names of both files contain a digest.
 * In a typeface whose letters cannot become narrower, names do not open, and there are no files.
 * @param letters the letters of the font; those that the typeface lacks are left out
 * @param folder the root of the site
 */
export async function writeNamesFiles(
  letters: string,
  folder: string,
): Promise<Pick<BuildValues, 'namesFont' | 'namesScript'>> {
  const { wdth } = (await openFontFile(typefaceFiles().title)).variationAxes
  if (!wdth || wdth.min > widths.min || wdth.max < widths.max) return { namesFont: '', namesScript: '' }
  const { path: namesFont } = await writeFont(folder, 'title', 'names', { wght: 800, wdth: widths }, letters)
  const namesScript = await writePageModule('src/site/features/artists/open-names.ts', '/names/open', folder)
  return { namesFont, namesScript }
}
