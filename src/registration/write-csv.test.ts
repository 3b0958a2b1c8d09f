/** @jest-environment node */
import { writeCsv } from './write-csv'

const fieldOf = (text: string) => writeCsv([[text]], 'en').slice(1, -2)

test('CSV begins with the mark of UTF-8, and ends each line as RFC 4180 says', () => {
  expect(
    writeCsv(
      [
        ['Jméno', 'E-mail'],
        ['Jana Nová', ''],
      ],
      'en',
    ),
  ).toBe('\ufeff"Jméno","E-mail"\r\n"Jana Nová",""\r\n')
})

test.each([
  ['cs', ';'],
  ['de', ';'],
  ['en', ','],
])('its fields are separated as Excel in the language %s expects: %s', (language, separator) => {
  expect(writeCsv([['1', '2']], language)).toBe(`\ufeff"1"${separator}"2"\r\n`)
})

test('quotes and separators stay within their field', () => {
  expect(fieldOf('Jana "Ježek", Nová')).toBe('"Jana ""Ježek"", Nová"')
})

test.each([
  ['=HYPERLINK("http://x.cz")', `"'=HYPERLINK(""http://x.cz"")"`],
  ['+420', `"'+420"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['Jana;=1+1', `"Jana;'=1+1"`],
  ['Jana,=1+1', `"Jana,'=1+1"`],
  ['Jana;"=1+1;x', `"Jana;'""=1+1;x"`],
])('a spreadsheet takes %j for text', (name, field) => {
  expect(fieldOf(name)).toBe(field)
})

test('a name with a hyphen or an apostrophe is left as it is', () => {
  expect(fieldOf("Anne-Marie O'Neill")).toBe(`"Anne-Marie O'Neill"`)
})
