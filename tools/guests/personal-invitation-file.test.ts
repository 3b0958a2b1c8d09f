/** @jest-environment node */
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InvitedGuest } from '../../netlify/storage/personal-invitation-types'
import { inFolder } from '../../tests/support/in-folder'
import { readPersonalInvitationFile } from './personal-invitation-file'

/** Reads a file with this text. @returns the guests; or the lines of the error, with `guests.csv` in place of its path */
async function read(text: string | Buffer): Promise<InvitedGuest[] | string[]> {
  let result: InvitedGuest[] | string[] = []
  await inFolder({ 'guests.csv': text }, async (folder) => {
    const file = path.join(folder, 'guests.csv')
    result = await readPersonalInvitationFile(file, 2).catch((error: Error) =>
      error.message.replaceAll(file, 'guests.csv').split('\n'),
    )
  })
  return result
}

const jana = { full_name: 'Jana Nová', email: 'jana@example.org', locale: 'cs', max_seats: 2 }
const karel = { full_name: 'Karel Řehoř', email: 'Karel@example.org', locale: 'en', max_seats: 1 }

test('each row is a guest; an empty language is the default, and without a number the invitation is for all persons', async () => {
  expect(
    await read('name,email,language,persons\nJana Nová,jana@example.org,,\nKarel Řehoř,Karel@Example.org,en,1\n'),
  ).toEqual([jana, karel])
})

test('the file may come from Czech Excel: a byte order mark, semicolons and rows that are empty', async () => {
  const rows = ['name;email;language;persons', 'Jana Nová;jana@example.org;cs;2', ';;;', '']
  expect(await read(`\ufeff${rows.join('\r\n')}`)).toEqual([jana])
})

test('columns may be in any order, and those that are not required may be left out', async () => {
  expect(await read('E-mail,Name\n')).toEqual([
    'guests.csv:1:1  The column “E-mail” does not exist. Did you mean “email”?',
    'guests.csv:1:1  The first line must name the column “email”.',
    'Nobody was invited.',
  ])
  expect(await read(' Email ,NAME\njana@example.org, Jana  Nová \n')).toEqual([jana])
})

test('every mistake is named with its line, its column and what is wrong, all at once', async () => {
  const rows = [
    'name,email,language,persons',
    'J,jana@example.org,,',
    '"Karel\nŘehoř",karel@,de,3',
    'Eva Malá,JANA@example.org,cs,0',
    ',eva@example.org,,1.5',
    'Nová, Jana,nova@example.org,cs,1',
    'Ota Velký',
  ]
  expect(await read(rows.join('\n'))).toEqual([
    'guests.csv:2:1  name: has a character that is not allowed (such as @ / < >), a link (write a space after a dot), fewer than two letters, or more than 100 characters.',
    'guests.csv:3:1  name: has a character that is not allowed (such as @ / < >), a link (write a space after a dot), fewer than two letters, or more than 100 characters.',
    'guests.csv:4:8  email: is not a valid e-mail address.',
    'guests.csv:4:15  language: “de” is not a language of the site. Write cs or en.',
    'guests.csv:4:18  persons: “3” is not a whole number from 1 to 2.',
    'guests.csv:5:10  email: is already in line 2. Delete one of the two rows.',
    'guests.csv:5:30  persons: “0” is not a whole number from 1 to 2.',
    'guests.csv:6:1  name: is missing.',
    'guests.csv:6:19  persons: “1.5” is not a whole number from 1 to 2.',
    'guests.csv:7:6  email: is not a valid e-mail address.',
    'guests.csv:7:12  language: “nova@example.org” is not a language of the site. Write cs or en.',
    'guests.csv:7:29  persons: “cs” is not a whole number from 1 to 2.',
    'guests.csv:7:32  The row has more than 4 cells. Put a text that contains the separator into quotation marks.',
    'guests.csv:8:1  email: is missing.',
    'Nobody was invited.',
  ])
})

test('invisible characters are removed from names and from the ends of all cells', async () => {
  const rows = [
    '\u200bname,email\u200e,language,persons',
    '\u200eJana\u200b No\u00advá,\u202ajana@example.org\u202c,cs\u200b,\u20602',
  ]
  expect(await read([...rows, '\u200b,,\u200e,', ''].join('\n'))).toEqual([jana])
  expect(await read('name,email\n\u200b,\u200e\nJana Nová,jana@example.org\n\u200b,karel@example.org')).toEqual([
    'guests.csv:4:1  name: is missing.',
    'Nobody was invited.',
  ])
})

test('an invisible character inside an address is named, with what is before it', async () => {
  expect(await read('name,email\nJana Nová,jana@exa\u200bmple.org\nKarel Malý,karel\u001b\u00ad@example.org')).toEqual([
    'guests.csv:2:11  email: has an invisible character (U+200B) after “jana@exa”, probably from copying. Delete the address and type it again.',
    'guests.csv:3:12  email: has an invisible character (U+00AD) after “karel�”, probably from copying. Delete the address and type it again.',
    'Nobody was invited.',
  ])
})

test('names are read as the form reads them: with a dot before a word, of one character, and no domain in any script', async () => {
  expect(await read('name,email\nJ.van der Berg,j@example.org\n王,w@example.org')).toMatchObject([
    { full_name: 'J. van der Berg' },
    { full_name: '王' },
  ])
  const refused = await read('name,email\nEVIL.CZ,e@example.org\nevil.рф,f@example.org')
  expect(refused).toEqual([
    expect.stringMatching(/^guests\.csv:2:1 {2}name: .* a link/),
    expect.stringMatching(/^guests\.csv:3:1 {2}name: .* a link/),
    'Nobody was invited.',
  ])
})

test.each([
  [
    'nothing',
    '',
    ['1:1  The first line must name the column “name”.', '1:1  The first line must name the column “email”.'],
  ],
  ['no rows', 'name,email\n\n', ['1:1  The file has no guests.']],
  ['a column twice', 'name,email,name\n', ['1:12  The column “name” is there twice.']],
  [
    'a column that is not known',
    'name,email,company\n',
    ['1:12  The column “company” does not exist. The columns are name, email, language, persons.'],
  ],
  ['a quotation mark that is not closed', 'name,email\n"Jana,x\n', ['2:1  A quotation mark is missing or too many.']],
])('a file with %s is refused', async (_, text, messages) => {
  const lines = await read(text)
  expect(lines).toHaveLength(messages.length + 1)
  messages.forEach((message, index) => expect(lines[index]).toContain(`guests.csv:${message}`))
})

test('the example of the documentation is valid', async () => {
  const [, example = ''] = /```csv\n([^]*?)```/.exec(await readFile('docs/guests.md', 'utf8')) ?? []
  expect(await read(example)).toMatchObject([
    { full_name: 'Ludmila Střeštíková', locale: 'cs', max_seats: 2 },
    { full_name: 'Otso Vihermaa', locale: 'en', max_seats: 1 },
    { full_name: 'Nová, Jana', locale: 'cs', max_seats: 2 },
  ])
})

test('a file in another encoding is refused in plain words, instead of with broken names', async () => {
  const windows1250 = Buffer.from('name;email\r\nJana Nov\u00e1;jana@example.org\r\n', 'latin1')
  const utf16 = Buffer.from('\ufeffname;email\r\nJana Nová;jana@example.org\r\n', 'utf16le')
  for (const bytes of [windows1250, utf16]) {
    expect(await read(bytes)).toEqual([
      expect.stringMatching(
        /^“guests\.csv” is not in UTF-8.* In Excel, save it as “CSV UTF-8”.* Nobody was invited\.$/,
      ),
    ])
  }
})

test('a file that is missing, or far too large, is named', async () => {
  await expect(readPersonalInvitationFile('no-such-file.csv', 2)).rejects.toThrow(
    'There is no file “no-such-file.csv”.',
  )
  expect(await read(Buffer.alloc(1_000_001))).toEqual(['“guests.csv” is too large for a list of guests.'])
})

test('no message obeys the terminal, whatever a cell contains', async () => {
  const lines = await read('name,email,language\nJana Nová,jana@example.org,"\u001b[2J\u0007\r\n"\n')
  expect(lines[0]).toBe('guests.csv:2:28  language: “�[2J�” is not a language of the site. Write cs or en.')
})

/** CSV as RFC 4180 says. `writeCsv` also changes what a spreadsheet would run as a formula. */
const csvOf = (rows: string[][]) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join() + '\n').join('')

test('valid guests are read as they were written, and any other cell is a mistake with a place', async () => {
  const name = fc
    .string({ unit: fc.constantFrom(...'ab,;"řЖ-'), minLength: 1, maxLength: 9 })
    .map((text) => `Jan ${text}`)
  const guest = fc.record({ full_name: name, locale: fc.constantFrom('cs', 'en'), max_seats: fc.constantFrom(1, 2) })
  const hostile = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .filter((text) => !/^\s*[12]?\s*$/.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(guest, { minLength: 1, maxLength: 4 }), hostile, async (written, persons) => {
      const guests = written.map((each, index) => ({ ...each, email: `jan${index}@example.org` }))
      const rows = guests.map((each) => [each.full_name, each.email, each.locale, String(each.max_seats)])
      const headings = ['name', 'email', 'language', 'persons']
      expect(await read(csvOf([headings, ...rows]))).toEqual(guests)
      const last = rows.at(-1)!
      const refused = await read(csvOf([headings, ...rows.slice(0, -1), [...last.slice(0, 3), persons]]))
      expect(refused[0]).toMatch(/^guests\.csv:\d+:\d+ {2}persons: \P{C}+$/u)
    }),
    { numRuns: 50 },
  )
})
