import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { archivo } from './archivo'

/** `letters.json`, which `npm run generate` writes: the letters of the typeface, as the file of the typeface has them. */
export function lettersFile(): { path: string; text: string } {
  const { characterSet } = create(readFileSync(archivo)) as Font
  const spans: [first: number, last: number][] = []
  for (const code of characterSet.filter(isLetter).toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  const ranges = spans.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
  return { path: 'src/typeface/letters.json', text: `${JSON.stringify({ ranges: ranges.join(' ') }, null, 2)}\n` }
}

/** Fonts also list a control character and a code that is none. */
const isLetter = (code: number) => code >= 0x20 && code !== 0xffff
