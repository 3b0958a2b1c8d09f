/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import type { Cell } from './guest-table'
import { writeXlsx } from './write-xlsx'

/** The parts of a workbook, each of which must be well-formed XML. */
function partsOf(rows: readonly Cell[][], name = 'vecer') {
  const files = unzipSync(writeXlsx({ name, headings: ['Jméno', 'Počet', 'Registrace'], rows }))
  const parts = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
  for (const xml of Object.values(parts)) new SaxesParser({ xmlns: true }).write(xml).close()
  return parts
}

/** The cells of the sheet: place, style, type and value. */
function cellsOf(rows: readonly Cell[][]) {
  const cells: { place: string; style: string | undefined; type: string | undefined; value: string }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes: { r, s, t } }) => {
    if (name === 'c') cells.push({ place: r!, style: s, type: t, value: '' })
    // There is no cell of any other kind.
    expect(['f', 'is', 'v', 't', 'c'].includes(name) && name === 'f').toBe(false)
  })
  parser.on('text', (text) => {
    if (cells.length > 0) cells.at(-1)!.value += text
  })
  parser.write(partsOf(rows)['xl/worksheets/sheet1.xml']!).close()
  return cells
}

test('a text is a text, a number a number, and a time a time', () => {
  expect(cellsOf([['Žofie „Nová“', 12, { time: '2031-09-04T10:30' }]])).toEqual([
    { place: 'A1', style: '1', type: 'inlineStr', value: 'Jméno' },
    { place: 'B1', style: '1', type: 'inlineStr', value: 'Počet' },
    { place: 'C1', style: '1', type: 'inlineStr', value: 'Registrace' },
    { place: 'A2', style: '3', type: 'inlineStr', value: 'Žofie „Nová“' },
    { place: 'B2', style: undefined, type: undefined, value: '12' },
    { place: 'C2', style: '2', type: undefined, value: '48095.4375' },
  ])
})

test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example")',
  '+420',
  '-2+3',
  '@SUM(A1)',
  ' =1',
  '<f>1+1</f>',
  '</t></is></c><c><f>1</f></c>',
  '&amp;lt;f&gt;',
  'a]]>b',
  '"quoted"',
  '12',
  '王小明 👩‍🎨',
])('%j is only a text', (text) => {
  expect(cellsOf([[text]])[3]).toEqual({ place: 'A2', style: '3', type: 'inlineStr', value: text })
})

test('what XML cannot have is left out or replaced, and what Excel would read as a character stays as it is', () => {
  expect(cellsOf([['a\0b\x1f\uffff\ud800c']])[3]!.value).toBe('ab\ufffdc')
  expect(cellsOf([['_x0041_']])[3]!.value).toBe('_x005F_x0041_')
})

test.each([
  ['vecer/[1]:*?', 'vecer  1'],
  ["'", '1'],
  ['a'.repeat(40), 'a'.repeat(31)],
  ['a & b', 'a &amp; b'],
])('the sheet of %j has a name that Excel takes', (name, expected) => {
  expect(partsOf([], name)['xl/workbook.xml']).toContain(`<sheet name="${expected}"`)
})

test('5,000 rows are one sheet, whose heading stays in sight and can be filtered', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`Host ${index}`, index, { time: '2031-09-04T10:30' }])
  const sheet = partsOf(rows)['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('<autoFilter ref="A1:C5001"/>')
  expect(sheet.match(/<row /g)).toHaveLength(5001)
})
