/** @jest-environment node */
import fc from 'fast-check'
import { readCsv } from './read-csv'

/** The texts of the cells. */
function textsIn(source: string): string[][] {
  const csv = readCsv(source)
  if ('broken' in csv) throw new Error(`broken at ${csv.broken.line}:${csv.broken.column}`)
  return csv.rows.map((row) => row.map(({ text }) => text))
}

test('rows are separated by commas or, as Excel writes them in Czech, by semicolons', () => {
  expect(textsIn('name,email\nJana; Nová,jana@example.org\n')).toEqual([
    ['name', 'email'],
    ['Jana; Nová', 'jana@example.org'],
  ])
  expect(textsIn('name;email\r\nNová, Jana;jana@example.org\r\n')).toEqual([
    ['name', 'email'],
    ['Nová, Jana', 'jana@example.org'],
  ])
})

test('a cell in quotation marks may contain separators, line breaks and quotation marks', () => {
  expect(textsIn('"a,b","c\r\nd","""e"" f",""\n')).toEqual([['a,b', 'c\r\nd', '"e" f', '']])
})

test('a quotation mark inside a cell that does not begin with one is a character', () => {
  expect(textsIn('Jana "Ježek" Nová,x')).toEqual([['Jana "Ježek" Nová', 'x']])
})

test('empty cells count, and a line break at the end begins no row', () => {
  expect(textsIn('a,\n,b')).toEqual([
    ['a', ''],
    ['', 'b'],
  ])
  expect(textsIn('a,')).toEqual([['a', '']])
  expect(textsIn('a\n\nb\n')).toEqual([['a'], [''], ['b']])
  expect(textsIn('')).toEqual([])
})

test.each([
  ['is not closed', 'a,b\nc,"d\ne,f\n', { line: 2, column: 3 }],
  ['is not closed although it is the last character', 'a,"', { line: 1, column: 3 }],
  ['is followed by a text', 'a\n"b" c,d', { line: 2, column: 1 }],
  ['is not written twice', '"Jana "Ježek" Nová",x', { line: 1, column: 1 }],
])('a quotation mark that %s is found', (_, source, broken) => {
  expect(readCsv(source)).toEqual({ broken })
})

const anyText = fc.string({ unit: fc.constantFrom(...'ab,;"\r\n\t =ř😀'), maxLength: 8 })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('what is written as RFC 4180 says is read as it was, each cell from where it begins', () => {
  const lineEnd = fc.constantFrom('\r\n', '\n', '\r')
  const table = fc.array(fc.array(anyText, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';'), lineEnd, (rows, separator, end) => {
      // The first line decides which separator it is.
      const all = [['name', 'email'], ...rows]
      const source = all.map((row) => row.map(quoted).join(separator) + end).join('')
      expect(textsIn(source)).toEqual(all)
      const csv = readCsv(source)
      const lines = source.split(/\r\n?|\n/)
      for (const { text, line, column } of 'rows' in csv ? csv.rows.flat() : []) {
        const rest = [lines[line - 1]!.slice(column - 1), ...lines.slice(line)].join('\n')
        expect(rest.startsWith(quoted(text).replaceAll(/\r\n?/g, '\n'))).toBe(true)
      }
    }),
  )
})

test('any text is either read to its end, or broken at a quotation mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a,;"\r\n'), maxLength: 30 }), (source) => {
      const csv = readCsv(source)
      if ('broken' in csv) {
        const { line, column } = csv.broken
        expect(source.split(/\r\n?|\n/)[line - 1]?.[column - 1]).toBe('"')
      } else {
        const last = csv.rows.at(-1)?.[0]
        const lines = source.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/).length
        expect(last === undefined || last.line <= lines).toBe(true)
      }
    }),
  )
})
