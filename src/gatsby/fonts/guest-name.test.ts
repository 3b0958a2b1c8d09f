/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { valuesOfAllLetters } from '../../../tests/support/fonts-of-all-letters'
import { boxRatios, countLines, guestName, lineHeights, lineLengths, partsOf } from '../../registration/guest-name'
import { maxNameLength } from '../../registration/name'
import { linesIn, type Lines } from '../../typeface/line-width'

let lines: Lines
beforeAll(async () => {
  const { titleFontWidths = '', systemWidth = 1 } = await valuesOfAllLetters()
  lines = linesIn(titleFontWidths, systemWidth)
})

const letter = fc.constantFrom(...'aeijlmnorstvzÁČĎÉŘŠŤÚŽMWŁőþ-', ...'Жщюи', ...'محمدعل', ...'李明', '🎨')
const name = fc
  .array(fc.string({ unit: letter, minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 })
  .map((words) => [...words.join(' ')].slice(0, maxNameLength).join('').trim())
  .filter(Boolean)

const longest = lineLengths.at(-1)!

/** Whether a name fits its box on a card if its lines have a length. */
function fits(text: string, em: number, font: keyof typeof lineHeights, card: 'tall' | 'wide'): boolean {
  const words = partsOf(text).map((part) => lines.lineWidth(part, text))
  const height = countLines(words, lines.lineWidth('n n', text) - lines.lineWidth('nn', text), em)
  return Math.max(...words) <= em && (height * lineHeights[font]) / em <= boxRatios[card]
}

test.each(['tall', 'wide'] as const)(
  'a name is as large as a %s card allows: it fits, and no larger size does',
  (card) => {
    fc.assert(
      fc.property(name, (text) => {
        const { [card]: em, font } = guestName(text, lines)
        const index = lineLengths.indexOf(em)
        if (em < longest) expect(fits(text, em, font, card)).toBe(true)
        for (const larger of lineLengths.slice(0, index)) expect(fits(text, larger, font, card)).toBe(false)
      }),
      { numRuns: 300 },
    )
  },
)

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
  ['Jo Li', 2.5, 'title'],
  ['Žofie Příkladná', 4.75, 'title'],
  ['Svea Tallmarková-Hrušňová', 6.5, 'title'],
  ['W'.repeat(60), 16, 'title'],
  ['Иван Иванов', 6.5, 'system'],
  ['Zoë 🎨', 3.25, 'system'],
  ['Łukasz', 2.5, 'title'],
])('%s: lines of %s em on a wide card, in the %s font', (text, wide, font) => {
  expect(guestName(text, lines)).toMatchObject({ text, wide, font })
})

test('the style sheet has the same line heights', () => {
  const css = readFileSync('src/site/features/registration/card/guest-name.module.css', 'utf8')
  const heights = [...css.matchAll(/line-height: ([\d.]+);/g)].map(([, height]) => Number(height))
  expect(heights).toEqual([lineHeights.title, lineHeights.system])
})
