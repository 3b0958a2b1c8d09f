/** @jest-environment node */
import { linkOrigin } from './link-origin'

const SUPABASE_URL = 'https://project.supabase.co'

test('with a hosted database, links lead to the published site', () => {
  expect(linkOrigin({ SUPABASE_URL, GATSBY_SITE_URL: 'https://example.org/' })).toEqual({
    origin: 'https://example.org',
    isLocal: false,
  })
})

test('with a hosted database, the address of the site must be known', () => {
  expect(() => linkOrigin({ SUPABASE_URL })).toThrow(
    'GATSBY_SITE_URL is not set. Set it to the address of the published site: the links lead there.',
  )
  expect(() => linkOrigin({ SUPABASE_URL, GATSBY_SITE_URL: 'example.org' })).toThrow('(it is “example.org”)')
})

test('with the embedded database, links lead to the local server', () => {
  expect(linkOrigin({ GATSBY_SITE_URL: 'https://example.org' })).toEqual({
    origin: 'http://localhost:8888',
    isLocal: true,
  })
  expect(linkOrigin({ PORT: '3000' }).origin).toBe('http://localhost:3000')
})
