/** @jest-environment node */
import { linkOrigin } from './link-origin'

test('links to guests of the published site lead there', () => {
  expect(linkOrigin(true, { GATSBY_SITE_URL: 'https://example.org/' })).toBe('https://example.org')
})

test('the address of the published site must be known', () => {
  expect(() => linkOrigin(true, {})).toThrow(
    'GATSBY_SITE_URL is not set. Set it to the address of the published site: the links lead there.',
  )
  expect(() => linkOrigin(true, { GATSBY_SITE_URL: 'example.org' })).toThrow('(it is “example.org”)')
})

test('links to guests on this machine lead to the local server, whatever the shell says', () => {
  expect(linkOrigin(false, { GATSBY_SITE_URL: 'https://example.org' })).toBe('http://localhost:8888')
  expect(linkOrigin(false, { PORT: '3000' })).toBe('http://localhost:3000')
})
