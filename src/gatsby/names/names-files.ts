import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { BuildValues } from '../build-values'
import { esbuildTargets } from '../esbuild-targets'
import { openFontFile } from '../../typeface/open-font'
import { typefaceFiles } from '../../typeface/typeface-files'
import { subset } from '../fonts/fonts'

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
  const { font, path: fontPath } = await subset('title', 'names', { wght: 800, wdth: widths }, letters)
  const { outputFiles } = await build({
    entryPoints: ['src/site/features/artists/open-names.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: esbuildTargets(),
  })
  const script = outputFiles[0]!.text
  const scriptPath = `/names/open-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`
  for (const [file, content] of [
    [fontPath, font],
    [scriptPath, script],
  ] as const) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  return { namesFont: fontPath, namesScript: scriptPath }
}
