/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { functionFiles, withPaths } from './function-files'

// These files are in the languages of the site, not in those of the tests (jest.config.mjs).
jest.mock('../../src/i18n/languages', () => jest.requireActual<object>(`${process.cwd()}/src/i18n/languages.ts`))

test.each(functionFiles())(
  '$path names the address of its page in every language; if not, run `npm run generate`',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)

const text = "export const config: Config = {\n  path: ['/registrace'],\n  region: 'fra',\n}\n"
const paths = Array.from({ length: 5 }, (_, index) => `/language-${index}/registration`)

test('the addresses of further languages stand where those of the function stood', () => {
  const two = withPaths(text, paths.slice(0, 2))
  expect(two).toBe(text.replace("'/registrace'", "'/language-0/registration', '/language-1/registration'"))
  expect(withPaths(two, ['/registrace'])).toBe(text)
})

test('addresses that are too long for one line have one each, as Prettier writes them', () => {
  const five = withPaths(text, paths)
  expect(five).toContain("  path: [\n    '/language-0/registration',\n")
  expect(five).toContain("    '/language-4/registration',\n  ],\n  region: 'fra',\n")
  expect(withPaths(five, ['/registrace'])).toBe(text)
})
