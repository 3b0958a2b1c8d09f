/** @jest-environment node */
import { functionFiles, functionPaths, withPaths } from './function-files'

test('the functions that answer at the address of a page have it in every language', () => {
  expect(functionPaths()).toEqual({
    registration: ['/registrace', '/en/registration'],
    'personal-invitation-page': ['/pozvanka', '/en/invitation'],
  })
  for (const { text } of functionFiles()) expect(text).toMatch(/^ {2}path: \['\/\w+', '\/en\/\w+'\],$/m)
})

const text = "export const config: Config = {\n  path: ['/registrace'],\n  region: 'fra',\n}\n"
const paths = Array.from({ length: 5 }, (_, index) => `/language-${index}/registration`)

test('the addresses of further languages stand where those of the function stood', () => {
  const two = withPaths(text, paths.slice(0, 2))
  expect(two).toBe(text.replace("'/registrace'", "'/language-0/registration', '/language-1/registration'"))
  expect(withPaths(two, ['/registrace'])).toBe(text)
})

test('addresses that are too long for one line have one each, as the formatter writes them', () => {
  const five = withPaths(text, paths)
  expect(five).toContain("  path: [\n    '/language-0/registration',\n")
  expect(five).toContain("    '/language-4/registration',\n  ],\n  region: 'fra',\n")
  expect(withPaths(five, ['/registrace'])).toBe(text)
})
