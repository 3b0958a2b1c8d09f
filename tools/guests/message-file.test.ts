/** @jest-environment node */
import path from 'node:path'
import { inFolder } from '../../tests/support/in-folder'
import { maxSubjectLength, maxTextLength } from '../../src/registration/door'
import { readMessage, type Message } from './message-file'

const valid = `subject:
  cs: Prohlídka se přesouvá
  en: The tour moves
text:
  cs: |
    Dobrý den,

    začínáme v 17 hodin.
  en: We start at 5 p.m.
`

/** Reads a file with this text. @returns the message; or the error, with `message.yaml` in place of its path */
async function read(text: string): Promise<Message | string> {
  let result: Message | string = ''
  await inFolder({ 'message.yaml': text }, async (folder) => {
    const file = path.join(folder, 'message.yaml')
    result = await readMessage(file).catch((error: Error) => error.message.replaceAll(file, 'message.yaml'))
  })
  return result
}

/** Reads the valid file with another English subject. */
const readSubject = (yaml: string) => read(valid.replace('The tour moves', () => yaml))

test('a message has a subject and a text in each language of the site, without blank lines around them', async () => {
  const message = {
    subject: { cs: 'Prohlídka se přesouvá', en: 'The tour moves' },
    text: { cs: 'Dobrý den,\n\nzačínáme v 17 hodin.', en: 'We start at 5 p.m.' },
  }
  expect(await read(valid)).toEqual(message)
  expect(await read(`\ufeff${valid.replaceAll('\n', '\r\n')}`)).toEqual(message)
})

test('a mistake is named with its line, its column and its fix, and without advice about the site', async () => {
  expect(await readSubject('')).toBe(
    [
      'message.yaml:3:3  error  translation/missing',
      '  “subject” › in English: is missing.',
      '  2 |   cs: Prohlídka se přesouvá',
      '> 3 |   en:',
      '    |   ^^',
      '  Fix: Add “en:” with the text.',
    ].join('\n'),
  )
})

test.each([
  ['no language', valid.replace('  en: The tour moves\n', ''), '1:1', '“subject” › in English: is missing.'],
  ['no subject', valid.replace(/subject:[^]*?(?=text:)/, ''), '1:1', '“subject”: is missing.'],
  ['an empty text', valid.replace('We start at 5 p.m.', '" "'), '9:7', '“text” › in English: is missing.'],
  ['another language', valid.replace('  en: The', '  de: The'), '3:3', 'The key “de” does not exist here.'],
  ['another key', `${valid}from: a@b.cz\n`, '10:1', 'The key “from” does not exist here.'],
  [
    'a text without a language',
    '\ufeffsubject: Hello\ntext: Hello\n',
    '1:10',
    '“subject”: must be a group of keys, not a text.',
  ],
  ['no YAML', valid.replace('The tour', '"The tour'), '3:7', 'A quote, a bracket or a colon is missing.'],
  ['nothing', '', '1:1', 'The file is empty.'],
  ['a lost comment', valid.replace('The tour', 'Tour #5'), '3:12', 'What follows “ #” is a comment, and not a part'],
  ['an unfinished text', valid.replace('We start', 'TODO'), '9:7', '“TODO” means that the text is not finished.'],
  ['a text with a control character', valid.replace('We start at 5 p.m.', '"5\\0"'), '9:7', 'no control characters'],
])('a file with %s is refused', async (_what, text, place, message) => {
  const error = await read(text)
  expect(error).toContain(`message.yaml:${place}  error`)
  expect(error).toContain(message)
})

test.each([
  ['"Moved\\nBcc: a@b.cz"', 'must be a single line.'],
  ['"Moved\\rBcc: a@b.cz"', 'must be one line without control characters.'],
  ['"Moved\\0"', 'must be one line without control characters.'],
  ['"Moved \\ud83d"', 'must be one line without control characters.'],
])('a subject cannot begin another header of the mail: %s', async (yaml, message) => {
  expect(await readSubject(yaml)).toContain(`“subject” › in English: ${message}`)
})

test('a subject and a text have a greatest length', async () => {
  expect(await readSubject('x'.repeat(maxSubjectLength))).toMatchObject({ subject: { cs: 'Prohlídka se přesouvá' } })
  expect(await readSubject('x'.repeat(maxSubjectLength + 1))).toContain('has 121 characters, and at most 120')
  const text = (length: number) => read(valid.replace('We start at 5 p.m.', 'x'.repeat(length)))
  expect(await text(maxTextLength)).toMatchObject({ subject: { en: 'The tour moves' } })
  expect(await text(maxTextLength + 1)).toContain('has 5001 characters, and at most 5000')
  expect(await read('#'.repeat(1_000_001))).toBe('“message.yaml” is too large for a message.')
})

test('a file that cannot be read is named', () =>
  inFolder({}, async (folder) => {
    const file = path.join(folder, 'message.yaml')
    await expect(readMessage(file)).rejects.toThrow(`There is no file “${file}”.`)
    await expect(readMessage(folder)).rejects.toThrow(`“${folder}” cannot be read.`)
  }))
