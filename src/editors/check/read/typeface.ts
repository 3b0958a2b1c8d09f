import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fontIn, typefaceLetters } from '../../../typeface/open-font'
import { fontRoles, type TypefaceFiles, typefaceFiles } from '../../../typeface/typeface-files'

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
  const broken = [...new Set(fontRoles.map((role) => files[role]))].filter((file) => !opens(file))
  if (broken.length > 0) {
    const names = broken.map((file) => path.relative(content, file).split(path.sep).join('/'))
    return { letters: commonLetters(''), broken: new Set(names), hasBold: true }
  }
  return { letters: commonLetters(content), broken: new Set(), hasBold: hasBold(files) }
}

function commonLetters(content: string): ReadonlySet<string> {
  const { text, bold, title } = typefaceLetters(content)
  return new Set([...text].filter((letter) => bold.has(letter) && title.has(letter)))
}

const hasBold = ({ text, bold }: TypefaceFiles) =>
  bold !== text || (fontIn(readFileSync(text)).variationAxes.wght?.max ?? 400) >= 600

function opens(file: string): boolean {
  try {
    return fontIn(readFileSync(file)).characterSet.length > 0
  } catch {
    return false
  }
}
