/** @jest-environment node */
import { readFile, stat } from 'node:fs/promises'
import { insideFolder } from '../../tests/support/in-folder'
import { UsageError } from '../command-line/command'
import type { Guests } from './guests'
import { actionOf, options, usage } from './guests-command'

/** Answers each method with its name and its arguments. */
const guests = new Proxy({} as Guests, {
  get:
    (_, name: string) =>
    (...args: unknown[]) =>
      Promise.resolve(`${name} ${JSON.stringify(args)}`),
})

let printed: string[]
beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(printed.push(String(text))))
})
afterEach(() => jest.restoreAllMocks())

test.each([
  [{}, 'overview []'],
  [{ event: 'dilna' }, 'table ["dilna"]'],
  [{ csv: '-' }, 'csv [null]'],
  [{ csv: '-', event: 'dilna' }, 'csv ["dilna"]'],
  [{ cancel: 'a@b.cz' }, 'cancel ["a@b.cz",null]'],
  [{ cancel: 'a@b.cz', event: 'dilna' }, 'cancel ["a@b.cz","dilna"]'],
  [{ resend: 'a@b.cz' }, 'resend ["a@b.cz",null]'],
  [{ resend: 'a@b.cz', event: 'dilna' }, 'resend ["a@b.cz","dilna"]'],
  [{ tell: 'message.yaml', event: 'dilna' }, 'tell ["dilna","message.yaml",{"yes":false,"again":false}]'],
  [{ tell: 'message.yaml', event: 'dilna', yes: true }, 'tell ["dilna","message.yaml",{"yes":true,"again":false}]'],
  [
    { tell: 'message.yaml', event: 'dilna', yes: true, again: true },
    'tell ["dilna","message.yaml",{"yes":true,"again":true}]',
  ],
  [
    { tell: 'message.yaml', event: 'dilna', test: 'Me@Gallery.example', lang: 'en' },
    'tell ["dilna","message.yaml",{"yes":false,"again":false,"test":{"email":"Me@gallery.example","locale":"en"}}]',
  ],
  [
    { 'clean-up': 'cancel', from: '2031-09-01 10:00', until: '2031-09-02' },
    'cleanUp ["cancel",{"from":"2031-09-01 10:00","until":"2031-09-02"},false]',
  ],
  [
    { 'clean-up': 'erase', event: 'dilna', domain: '@Háčky.cz', yes: true },
    'cleanUp ["erase",{"slug":"dilna","domain":"xn--hky-ela4t.cz"},true]',
  ],
  [{ invite: 'list.csv', csv: 'links.csv' }, 'invite ["list.csv",{"csv":"links.csv"},{"yes":false,"again":false}]'],
  [{ invite: 'list.csv', send: true }, 'invite ["list.csv","mail",{"yes":false,"again":false}]'],
  [{ remind: true, csv: 'links.csv' }, 'remind [{"csv":"links.csv"},{"yes":false,"again":false}]'],
  [{ remind: true, send: true }, 'remind ["mail",{"yes":false,"again":false}]'],
  [{ revoke: 'a@b.cz' }, 'revoke ["a@b.cz"]'],
  [{ invitations: true }, 'invitations []'],
  [{ door: true }, 'openDoor ["cs",null]'],
  [{ door: true, event: 'dilna', lang: 'en' }, 'openDoor ["en","dilna"]'],
  [{ devices: true }, 'devices [null]'],
  [{ devices: true, event: 'dilna' }, 'devices ["dilna"]'],
  [{ 'end-device': 'Telefon 47' }, 'endDevice ["Telefon 47",null]'],
  [{ 'end-device': '12', event: 'dilna' }, 'endDevice ["12","dilna"]'],
  [{ 'door-close': true }, 'closeDoor [null]'],
  [{ 'door-close': true, event: 'dilna' }, 'closeDoor ["dilna"]'],
  [{ erase: 'a@b.cz' }, 'erase ["a@b.cz",null]'],
  [{ erase: 'Petr Příchozí', event: 'dilna' }, 'erase ["Petr Příchozí","dilna"]'],
  [{ 'erase-all': true }, 'eraseAll [false,null]'],
  [{ 'erase-all': true, yes: true, event: 'dilna' }, 'eraseAll [true,"dilna"]'],
  [
    { add: 'Jana Nová', email: 'a@b.cz', event: 'dilna' },
    'add ["dilna",{"name":"Jana Nová","email":"a@b.cz","persons":1,"locale":"cs","waiting":false}]',
  ],
  [
    { add: 'Jana Nová', email: 'a@b.cz', event: 'dilna', persons: '3', lang: 'en', waiting: true },
    'add ["dilna",{"name":"Jana Nová","email":"a@b.cz","persons":3,"locale":"en","waiting":true}]',
  ],
])('%j prints the answer of one method', async (values, answer) => {
  await actionOf(values)(guests)
  expect(printed).toEqual([answer])
})

test.each([
  [{ csv: 'guests.csv' }, 'guests.csv', 'csv [null]'],
  [{ print: 'dilna.html', event: 'dilna' }, 'dilna.html', 'doorList ["dilna","cs"]'],
  [{ print: 'dilna.html', event: 'dilna', lang: 'en' }, 'dilna.html', 'doorList ["dilna","en"]'],
])('%j writes a file that only its owner can read', (values, file, text) =>
  insideFolder({}, async () => {
    await actionOf(values)(guests)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(printed).toEqual([])
  }),
)

test.each([
  [{ csv: '-', erase: 'a@b.cz' }, 'Use only one of --csv, --erase.'],
  [{ cancel: 'a@b.cz', resend: 'a@b.cz' }, 'Use only one of --cancel, --resend.'],
  [{ invite: 'list.csv', remind: true, csv: 'links.csv' }, 'Use only one of --invite, --remind.'],
  [{ revoke: 'a@b.cz', csv: 'links.csv' }, 'Use only one of --csv, --revoke.'],
  [{ invite: 'list.csv' }, '--invite needs either --csv=FILE or --send.'],
  [{ invite: 'list.csv', csv: '-' }, '--invite needs either --csv=FILE or --send.'],
  [{ remind: true, csv: 'links.csv', send: true }, '--remind needs either --csv=FILE or --send.'],
  [{ invite: 'list.csv', send: true, event: 'dilna' }, '--invite is about the event by invitation. Leave --event out.'],
  [{ send: true }, '--send needs --invite or --remind.'],
  [{ print: 'dilna.html' }, '--print needs --event.'],
  [{ test: 'a@b.cz' }, '--test needs --tell, or --send.'],
  [{ again: true, remind: true, send: true }, '--again needs --tell.'],
  [{ from: '2031-09-01' }, '--from, --until and --domain need --clean-up.'],
  [{ 'clean-up': 'erase' }, '--clean-up needs --from, --until or --domain.'],
  [{ 'clean-up': 'all', domain: 'a.cz' }, '--clean-up all: use cancel, cancel-without-mail, erase.'],
  [{ tell: 'message.yaml', yes: true }, '--tell needs --event.'],
  [
    { erase: 'Petr Příchozí' },
    '--erase needs an e-mail address, or --event and the name of a guest added at the door.',
  ],
  [{ add: 'Jana Nová', email: 'a@b.cz' }, '--add needs --event and --email.'],
  [{ add: 'Jana Nová', event: 'dilna' }, '--add needs --event and --email.'],
  [{ event: 'dilna', print: 'dilna.html', lang: 'de' }, '--lang de: use cs or en.'],
])('%j is refused before a database is opened', (values, message) => {
  expect(() => actionOf(values)).toThrow(new UsageError(message))
})

test.each(['cancel', 'resend', 'revoke', 'erase'])(
  'an address for --%s that cannot be one is refused with the reason',
  (action) => {
    expect(() => actionOf({ [action]: 'a\u200b@b.cz' })).toThrow(
      `--${action}: this has an invisible character (U+200B) after “a”, probably from copying. Delete the address and type it again.`,
    )
    expect(() => actionOf({ [action]: 'a@b' })).toThrow(`--${action}: this is not a valid e-mail address.`)
    expect(() => actionOf({ [action]: '\u200ea@b.cz\u200b' })).not.toThrow()
  },
)

test('the help names every option, in lines of at most 80 characters', () => {
  expect(Object.keys(options).filter((option) => !usage.includes(`--${option}`))).toEqual([])
  expect(usage.split('\n').filter((line) => line.length > 80)).toEqual([])
})
