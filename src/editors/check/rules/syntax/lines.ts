import { isLocale } from '../../../../i18n/locales'

/** A line of a file: the offset of its first character, its number from 1, and its text without the line break. */
export type Line = { from: number; number: number; text: string }

export function linesOf(text: string): Line[] {
  let from = 0
  return text.split('\n').map((line, index) => {
    const found = { from, number: index + 1, text: line.replace(/\r$/, '') }
    from += line.length + 1
    return found
  })
}

export const indentOf = ({ text }: Line) => text.length - text.trimStart().length

/** The columns at which a line has a hyphen of a list, and the column of its key. */
function columnsOf({ text }: Line): { hyphens: number[]; key?: number } {
  const [, start = ''] = /^((?: |- )*)/.exec(text) ?? []
  const hyphens = [...start.matchAll(/- /g)].map(({ index }) => index)
  return { hyphens, key: /^[\w-]+:( |$)/.test(text.slice(start.length)) ? start.length : undefined }
}

/** Whether the key of a line is a language. Languages are on a level of their own. */
const hasLanguage = ({ text }: Line) => isLocale(/[\w-]+(?=:)/.exec(text)?.[0])

/** A column at which a line could begin, and the line that begins there already. */
export type Level = { column: number; line: Line }

/** The columns at which a line may begin, by the lines above it: the nearest to where it begins now. */
export function nearestLevels(lines: readonly Line[], line: Line): Level[] {
  const isItem = /^- ?/.test(line.text.trimStart())
  const levels: Level[] = []
  let limit = Infinity
  for (const above of lines.slice(0, line.number - 1).reverse()) {
    const { hyphens, key } = columnsOf(above)
    const own = isItem ? hyphens : key === undefined ? [] : [key]
    levels.push(...own.filter((column) => column < limit).map((column) => ({ column, line: above })))
    limit = Math.min(limit, ...hyphens, key ?? Infinity)
    if (limit === 0) break
  }
  const distanceOf = ({ column }: Level) => Math.abs(column - indentOf(line))
  const least = Math.min(...levels.map(distanceOf))
  const nearest = levels.filter((level) => distanceOf(level) === least).sort((a, b) => a.column - b.column)
  const alike = nearest.filter((level) => hasLanguage(level.line) === hasLanguage(line))
  return alike.length > 0 ? alike : nearest
}

/** The line of text above a line that has left the text: the text begins below a key with `|`. */
export function textAbove(lines: readonly Line[], line: Line): Line | undefined {
  const above = lines.slice(0, line.number - 1).filter(({ text }) => text.trim() !== '')
  const opening = above.findLastIndex(({ text }) => /^[ -]*[\w-]+: *[|>][+-]?$/.test(text))
  const text = above.slice(opening + 1)
  const isText = opening >= 0 && text.length > 0 && text.every((each) => indentOf(each) > indentOf(above[opening]!))
  return isText ? text[0] : undefined
}
