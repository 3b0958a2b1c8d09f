import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Font } from 'fontkit'
import { fontIn, lettersOf } from '../../../typeface/open-font'
import { fontRoles, typefaceFiles } from '../../../typeface/typeface-files'

/** What the check knows of the typeface. */
export type Typeface = {
  /** The characters that all its fonts have; those of the project's own typeface if a font cannot be opened. */
  letters: ReadonlySet<string>
  /** Fonts that cannot be opened, by their paths in the folder of content. */
  broken: ReadonlySet<string>
  /** Whether texts can be bold. */
  hasBold: boolean
}

/** @param content the folder of content */
export function readTypeface(content: string): Typeface {
  const files = typefaceFiles(content)
  const paths = [...new Set(fontRoles.map((role) => files[role]))]
  const fonts = paths.map(opened).filter((font) => font !== undefined)
  if (fonts.length < paths.length) {
    const broken = paths.filter((file) => !opened(file))
    const names = broken.map((file) => path.relative(content, file).split(path.sep).join('/'))
    return { letters: readTypeface('').letters, broken: new Set(names), hasBold: true }
  }
  const [first, ...others] = fonts.map(lettersOf)
  const letters = [...first!].filter((letter) => others.every((each) => each.has(letter)))
  const isVariable = (fonts[0]!.variationAxes.wght?.max ?? 400) >= 600
  return { letters: new Set(letters), broken: new Set(), hasBold: files.bold !== files.text || isVariable }
}

function opened(file: string): Font | undefined {
  try {
    const font = fontIn(readFileSync(file))
    return font.characterSet.length > 0 ? font : undefined
  } catch {
    return undefined
  }
}
