/** @jest-environment node */
import { runCommand, UsageError } from './command'

let printed: string[]
let errors: string[]

beforeEach(() => {
  printed = []
  errors = []
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  jest.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
})
afterEach(() => jest.restoreAllMocks())

const usage = 'Usage: npm run example'
const run = jest.fn<Promise<number | void>, unknown[]>()
const example = (...args: string[]) =>
  runCommand({ usage, options: { lang: { type: 'string' } }, positionals: { min: 1, max: 2 }, run }, args)

beforeEach(() => run.mockReset())

test('a command gets its options and arguments, and ends with 0', async () => {
  expect(await example('--lang', 'cs', 'a', 'b')).toBe(0)
  expect(run.mock.calls).toEqual([[{ lang: 'cs' }, ['a', 'b']]])
})

test('a command can end with another exit code', async () => {
  run.mockResolvedValue(7)
  expect(await example('a')).toBe(7)
})

test('--help prints the usage and does nothing else, whatever the other arguments are', async () => {
  expect(await example('--help', '--no-such-option')).toBe(0)
  expect(printed).toEqual([usage])
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['an unknown option', ['a', '--lange', 'cs'], "Unknown option '--lange'."],
  ['an option without its value', ['a', '--lang'], '--lang'],
  ['a missing argument', [], 'An argument is missing.'],
  ['too many arguments', ['a', 'b', 'c'], 'Unexpected argument: c'],
])('%s ends with 2, and the message and the usage are printed', async (_name, args, message) => {
  expect(await example(...args)).toBe(2)
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^.*${message}.*\\n\\n${usage}$`))])
  expect(run).not.toHaveBeenCalled()
})

test('a command can refuse the value of an option', async () => {
  run.mockRejectedValue(new UsageError('--lang de: use cs or en.'))
  expect(await example('a', '--lang', 'de')).toBe(2)
  expect(errors).toEqual([`--lang de: use cs or en.\n\n${usage}`])
})

test('an expected error ends with 1 and prints one line; a mistake in the program prints its stack trace', async () => {
  run.mockRejectedValueOnce(new Error('Port 8888 is in use.'))
  run.mockRejectedValueOnce(new TypeError('x is undefined'))
  expect([await example('a'), await example('a')]).toEqual([1, 1])
  expect(errors).toEqual(['Port 8888 is in use.', expect.stringMatching(/^TypeError: x is undefined\n +at /)])
})
