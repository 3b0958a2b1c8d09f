/** The start of a line that stays when its value is left out: its indentation, hyphens and key. */
const keyOrItem = /^ *(?:- +)*(?:[\w-]+:(?= |$)|-(?= |$))/

/**
 * Leaves out the values of some lines, with the lines below that belong to them. Spaces take their place, so that the
 * positions of all other characters stay.
 * @param lines from 1; `whole` leaves out the keys too
 * @returns also whether keys were left out, so that something else may seem to be missing
 */
export function withoutLines(text: string, lines: readonly { line: number; whole: boolean }[]) {
  const all = text.split('\n')
  let lostKeys = false
  for (const { line, whole } of lines) {
    const source = all[line - 1] ?? ''
    const start = whole ? '' : (keyOrItem.exec(source)?.[0] ?? '')
    if (start === '' && !whole) lostKeys = true
    const depth = source.search(/\S|$/)
    all[line - 1] = start + blank(source.slice(start.length))
    for (let below = line; below < all.length && isBelow(all[below] ?? '', depth); below++) {
      all[below] = blank(all[below] ?? '')
    }
  }
  return { text: all.join('\n'), lostKeys }
}

const blank = (text: string) => text.replace(/[^\r]/g, ' ')

const isBelow = (line: string, depth: number) => line.trim() === '' || line.search(/\S/) > depth
