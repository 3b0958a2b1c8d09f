import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { allLetters } from '../../src/typeface/open-font'
import { renameFont } from '../../tools/print/rename-font'

/** Fonts of one weight and width, as many typefaces have them: cut from Archivo. */
const weights = { text: 400, bold: 700, title: 800 }

/**
 * Writes a typeface of static fonts into a folder of content, with a licence.
 * @param roles the fonts that it has
 */
export async function writeTypeface(content: string, roles: readonly (keyof typeof weights)[]): Promise<void> {
  const folder = path.join(content, 'typeface')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'LICENCE.txt'), 'SIL Open Font License 1.1\n')
  const archivo = await readFile('src/typeface/archivo.woff2')
  const letters = allLetters('tests/exhibition')
  for (const role of roles) {
    const font = await subsetFont(archivo, letters, {
      targetFormat: 'sfnt',
      keepFeatures: ['kern'],
      variationAxes: { wght: weights[role], wdth: 100 },
    })
    await writeFile(path.join(folder, `${role}.ttf`), renameFont(font, `Trial ${role}`))
  }
}
