/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { columnKinds, guestsIn, recogniseColumns } from './columns'
import { maxRows, readTable, readText } from './read-table'
import { writeXlsx } from './write-xlsx'

const fixture = async (name: string) => new Blob([await readFile(`tests/support/tables/${name}`)])
const tableIn = async (source: Blob | string) => {
  const table = typeof source === 'string' ? await readText(source) : await readTable(source)
  if (typeof table === 'string') throw new Error(table)
  return table
}

const words = {
  name: ['jméno', 'name'],
  surname: ['příjmení'],
  email: ['e-mail', 'email'],
  locale: ['jazyk'],
  seats: ['počet', 'počet osob'],
}

const english = {
  ...words,
  name: [...words.name, 'guest'],
  surname: [...words.surname, 'last name'],
  email: [...words.email, 'mail', 'address'],
  locale: ['language'],
  seats: ['persons', 'number'],
}

test('an Excel file: the columns in any order, a name in two of them, languages by their names, empty rows left out', async () => {
  const table = await tableIn(await fixture('guests-with-mistakes.xlsx'))
  const { rows, isGuessed } = table
  const columns = recogniseColumns(rows, words)
  expect(isGuessed).toBe(false)
  expect(columns).toEqual({ hasHeadings: true, kinds: ['none', 'email', 'surname', 'name', 'locale', 'seats'] })
  expect(guestsIn(table, columns, 2)).toEqual([
    { row: 2, guest: { name: 'Žofie Příkladná', email: 'zofie@tabulka.example', locale: 'cs', seats: '2' } },
    { row: 3, guest: { name: 'Otso Vihermaa', email: 'otso@tabulka.example', locale: 'en', seats: '1' } },
    { row: 4, guest: { name: 'Řehoř Novák', email: 'bez zavináče', locale: 'cs', seats: '2' } },
    { row: 5, guest: { name: 'Elfi Maier', email: 'elfi@tabulka.example', locale: 'elfština', seats: '1' } },
    { row: 6, guest: { name: 'Květa Malá', email: 'kveta@tabulka.example', locale: 'cs', seats: '7' } },
  ])
})

test('the first sheet that has something; a merged cell counts once, and a formula without a value is empty', async () => {
  const { rows } = await tableIn(await fixture('second-sheet.xlsx'))
  expect(rows).toEqual([
    ['Name', 'E-mail'],
    ['Jana Nová', 'jana@tabulka.example'],
    [expect.not.stringContaining('CONCATENATE'), 'petr@tabulka.example'],
    ['Sloučená Dvojice', 'a@tabulka.example'],
    ['', 'b@tabulka.example'],
  ])
})

test('CSV in Windows-1250 keeps its letters, and says that it was guessed', async () => {
  const { rows, isGuessed } = await tableIn(await fixture('windows-1250.csv'))
  expect(isGuessed).toBe(true)
  expect(rows[1]).toEqual(['Žofie Příkladná', 'zofie@tabulka.example', 'cs'])
})

test.each([
  ['a comma', 'name,email\n"Nová, Jana",jana@x.example\n'],
  ['a semicolon', '\ufeffname;email\r\n"Nová, Jana";jana@x.example\r\n'],
  ['a tab, as from the clipboard', 'name\temail\nNová, Jana\tjana@x.example'],
])('the separator is %s', async (_what, source) => {
  expect((await tableIn(new Blob([source]))).rows).toEqual([
    ['name', 'email'],
    ['Nová, Jana', 'jana@x.example'],
  ])
})

test('“Unicode text” of Excel', async () => {
  const bytes = Buffer.from('\ufeffJméno\tE-mail\r\nŘehoř\tr@x.example', 'utf16le')
  expect((await tableIn(new Blob([bytes]))).rows[1]).toEqual(['Řehoř', 'r@x.example'])
})

test.each<[string, Blob | string]>([
  ['CSV', ';\r\nJméno;E-mail\r\n;;\r\n\r\nJana;jana@x.example\r\n\r\nPetr;petr@x.example\r\n'],
  [
    'an Excel file',
    new Blob([
      writeXlsx({
        name: 'guests',
        headings: ['', ''],
        rows: [
          ['Jméno', 'E-mail'],
          ['', ''],
          ['', ''],
          ['Jana', 'jana@x.example'],
          ['', ''],
          ['Petr', 'petr@x.example'],
        ],
      }),
    ]),
  ],
])('rows have the numbers that the organiser sees, also below empty ones: %s', async (_what, source) => {
  const table = await tableIn(source)
  const guests = guestsIn(table, recogniseColumns(table.rows, words), 1)
  expect(guests.map(({ row, guest }) => [row, guest.name])).toEqual([
    [5, 'Jana'],
    [7, 'Petr'],
  ])
})

test.each([
  ['with semicolons', 'Hosté vernisáže, 4. září\n\nJméno;E-mail;Počet\n„Jana Nová“;jana@x.example;1\n'],
  ['with commas', 'Hosté vernisáže\n\nJméno,E-mail,Počet\n“Jana Nová”,jana@x.example,1\n'],
  ['with tabs', 'Hosté vernisáže\t\t\n\t\t\nJméno\tE-mail\tPočet\nJana Nová\tjana@x.example\t1\n'],
])('a title above the headings is left out, and so are quotation marks around a name: %s', async (_what, source) => {
  const table = await tableIn(source)
  const columns = recogniseColumns(table.rows, words)
  expect(columns).toEqual({ hasHeadings: true, kinds: ['name', 'email', 'seats'] })
  expect(guestsIn(table, columns, 2)).toEqual([
    { row: 4, guest: { name: 'Jana Nová', email: 'jana@x.example', locale: 'cs', seats: '1' } },
  ])
})

test('a file that cannot be read any more is told, as one that was moved', async () => {
  const file = new Blob(['Jméno;E-mail'])
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
  expect(await readTable(file)).toBe('unreadable')
})

test.each([
  ['papaparse', new Blob(['Jméno;E-mail'])],
  ['read-excel-file/web-worker', new Blob([Uint8Array.of(0x50, 0x4b, 3, 4)])],
])('without network, that %s does not load is told', async (library, file) => {
  jest.doMock(library, () => {
    throw new Error('Loading chunk 1 failed.')
  })
  expect(await readTable(file)).toBe('unreachable')
  jest.dontMock(library)
})

test('what is no table is told', async () => {
  expect(await readTable(await fixture('empty.xlsx'))).toBe('empty_file')
  expect(await readTable(new Blob(['\n;;\n']))).toBe('empty_file')
  expect(await readTable(new Blob([]))).toBe('empty_file')
  expect(await readTable(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9)]))).toBe('unreadable')
  expect(await readTable(new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)]))).toBe('unreadable')
  expect(await readTable(new Blob([new Uint8Array(5_000_001)]))).toBe('unreadable')
  expect(await readText('a@x.example\n'.repeat(maxRows + 2))).toBe('too_many_rows')
  expect((await tableIn('a@x.example\n'.repeat(maxRows))).rows).toHaveLength(maxRows)
})

test.each([
  ['names, and the numbers of rows', ['1', 'j@x.example', 'Jana', '2'], ['2'], ['none', 'email', 'name', 'seats']],
  ['languages and places', ['cs', 'Jana', 'j@x.example', '2'], ['English', 'O'], ['locale', 'name', 'email', 'seats']],
  ['neither', ['Jana', 'j@x.example', 'Cs', '2'], ['', '', 'VIP', '+420'], ['name', 'email', 'none', 'none']],
])('without headings, the columns are found by what is in them: %s', (_, first, second, kinds) => {
  expect(recogniseColumns([first, second], words)).toEqual({ hasHeadings: false, kinds })
})

test.each([
  [
    ['Kontaktní e-mail', 'Jméno hosta'],
    ['email', 'name'],
  ],
  [
    ['E-mail hosta', 'Příjmení hosta'],
    ['email', 'surname'],
  ],
  [
    ['Guest e-mail', 'Guest'],
    ['email', 'name'],
  ],
  [
    ['Guest_mail', 'Guest name'],
    ['email', 'name'],
  ],
])('a heading that contains the word is recognised: %j', (headings, kinds) => {
  expect(recogniseColumns([headings, ['jana@x.example', 'Jana Nová']], english)).toEqual({ hasHeadings: true, kinds })
})

test('a heading that is the word goes before one that contains it, whose cells must fit', () => {
  const rows = [
    [
      'Phone number',
      'Home address',
      'Company name',
      'Name',
      'Mail of the guest',
      'Invitation language',
      'Persons invited',
    ],
    ['777 123 456', 'Praha 1', 'Galerie Sever', 'Jana Nová', 'jana@x.example', 'cs', '2'],
  ]
  const { kinds } = recogniseColumns(rows, english)
  expect(kinds).toEqual(['none', 'none', 'none', 'name', 'email', 'locale', 'seats'])
})

describe('recipients that were copied from a mail', () => {
  const guestsOf = async (text: string) => {
    const table = await tableIn(text)
    return guestsIn(table, recogniseColumns(table.rows, words), 1).map(({ row, guest }) => [
      row,
      guest.name,
      guest.email,
    ])
  }
  const both = [
    [1, 'Jana Nováková', 'jana@x.example'],
    [2, 'Petr Malý', 'petr@x.example'],
  ]

  test.each([
    ['Apple Mail and Gmail', 'Jana Nováková <jana@x.example>, Petr Malý <petr@x.example>'],
    ['Outlook', 'Jana Nováková <jana@x.example>; Petr Malý <petr@x.example>;'],
    ['Outlook with the surname first', 'Nováková, Jana <jana@x.example>; Malý, Petr <petr@x.example>'],
    ['quoted', '"Nováková, Jana" <jana@x.example>, \'Petr Malý\' <mailto:petr@x.example>'],
    ['in Czech quotes', '„Nováková, Jana“ <jana@x.example>; „Petr Malý“ <petr@x.example>'],
    ['in lines', 'Jana Nováková <jana@x.example>\r\nPetr Malý <petr@x.example>\r\n'],
  ])('%s', async (_what, text) => {
    expect(await guestsOf(text)).toEqual(both)
  })

  test('without a name, without an address, and with a degree', async () => {
    expect(
      await guestsOf('jana@x.example, Petr Malý <petr@x.example>; Otso Vihermaa; Eva Malá, Ph.D. <eva@x.example>'),
    ).toEqual([
      [1, '', 'jana@x.example'],
      [2, 'Petr Malý', 'petr@x.example'],
      [3, 'Otso Vihermaa', ''],
      [4, 'Eva Malá, Ph.D.', 'eva@x.example'],
    ])
  })

  test('a first one without an address is no title', async () => {
    const { rows } = await tableIn('Otso Vihermaa; Jana Nováková <jana@x.example>; Petr Malý <petr@x.example>')
    expect(rows).toHaveLength(3)
  })

  test('a table in which addresses are written so stays a table', async () => {
    expect((await tableIn('Jana Nová <jana@x.example>;2;cs\nPetr <petr@x.example>;1;en')).rows[0]).toHaveLength(3)
  })
})

test('a heading that is there twice counts once, and each kind is used at most once', () => {
  const { kinds } = recogniseColumns([['E-mail', 'email', 'Name', 'Jméno']], words)
  expect(kinds).toEqual(['email', 'none', 'name', 'none'])
  for (const kind of columnKinds.slice(1)) expect(kinds.filter((each) => each === kind).length).toBeLessThan(2)
})
