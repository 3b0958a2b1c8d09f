/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fc from 'fast-check'
import { countLines, guestName, lineHeights, lineLengths, partsOf } from '../../registration/guest-name'
import { longestName } from '../../registration/name'
import { allLetters } from '../../typeface/letters'
import { linesIn, type Lines } from '../../typeface/line-width'
import { writeFonts } from './fonts'

let lines: Lines
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  const { GATSBY_TITLE_FONT_WIDTHS } = await writeFonts(allLetters.join(''), folder)
  await rm(folder, { recursive: true })
  lines = linesIn(GATSBY_TITLE_FONT_WIDTHS)
})

const letter = fc.constantFrom(...'aeijlmnorstvzÁČĎÉŘŠŤÚŽMWŁőþ-', ...'Жщюи', ...'محمدعل', ...'李明', '🎨')
const name = fc
  .array(fc.string({ unit: letter, minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 })
  .map((words) => [...words.join(' ')].slice(0, longestName).join('').trim())
  .filter(Boolean)

const longest = lineLengths.at(-1)!

/** Whether a name fits the box of the card if its lines have a length. */
function fits(text: string, em: number, font: string): boolean {
  const words = partsOf(text).map((part) => lines.lineWidth(part, text))
  const height = countLines(words, lines.lineWidth('n n', text) - lines.lineWidth('nn', text), em)
  return Math.max(...words) <= em && (height * lineHeights[font as 'title']) / em <= 0.4
}

test('a name is as large as the card allows: it fits, and one size larger it would not', () => {
  fc.assert(
    fc.property(name, (text) => {
      const { em, font } = guestName(text, lines)
      const index = lineLengths.indexOf(Number(em) as 16)
      if (Number(em) < longest) expect(fits(text, Number(em), font)).toBe(true)
      for (const larger of lineLengths.slice(0, index)) expect(fits(text, larger, font)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('lines are counted as a browser breaks them: none is longer than the length, and no word would fit the line before', () => {
  const widths = fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(widths, (words) => {
      const broken = words.reduce<number[][]>((all, word) => {
        const last = all.at(-1)
        const used = last && last.reduce((sum, each) => sum + each, 0) + last.length * 0.2
        return last && used! + word <= 5 ? [...all.slice(0, -1), [...last, word]] : [...all, [word]]
      }, [])
      expect(countLines(words, 0.2, 5)).toBe(broken.length)
    }),
  )
})

test.each([
  ['Jo Li', '2.25', 'title'],
  ['Žofie Příkladná', '4.5', 'title'],
  ['Svea Tallmarková-Hrušňová', '6.5', 'title'],
  ['W'.repeat(60), '16', 'title'],
  ['Иван Иванов', '6', 'system'],
  ['Zoë 🎨', '3', 'system'],
  ['Łukasz', '2.5', 'title'],
])('%s: lines of %s em in the %s font', (text, em, font) => {
  expect(guestName(text, lines)).toEqual({ text, em, font })
})

test('the style sheet has a rule for each length, and the same line heights', () => {
  const css = readFileSync('src/site/features/registration/guest-name.module.css', 'utf8')
  const rules = [...css.matchAll(/\[data-em='([\d.]+)'\] \{\s*--em: ([\d.]+);\s*\}/g)]
  expect(rules.map(([, em]) => Number(em))).toEqual(lineLengths)
  for (const [, em, value] of rules) expect(value).toBe(em)
  const heights = [...css.matchAll(/line-height: ([\d.]+);/g)].map(([, height]) => Number(height))
  expect(heights).toEqual([lineHeights.title, lineHeights.system])
})
