/** @jest-environment node */
import { siteUrl } from './site-url'

test('GATSBY_SITE_URL comes first, without its trailing slash', () => {
  expect(siteUrl({ GATSBY_SITE_URL: 'https://sedm.example/', URL: 'https://x.netlify.app', NETLIFY: 'true' })).toBe(
    'https://sedm.example',
  )
})

test('on Netlify the address is in URL', () => {
  expect(siteUrl({ URL: 'https://x.netlify.app', NETLIFY: 'true' })).toBe('https://x.netlify.app')
})

test('on a local machine it is the address of the local server', () => {
  expect(siteUrl({})).toBe('http://localhost:8888')
  expect(siteUrl({ PORT: '9000' })).toBe('http://localhost:9000')
})

test.each([{ NETLIFY: 'true' }, { GATSBY_SITE_URL: 'sedm.example' }, { GATSBY_SITE_URL: 'https://a.example/web' }])(
  'a missing or invalid address fails: %j',
  (environment) => {
    expect(() => siteUrl(environment)).toThrow(
      /^GATSBY_SITE_URL must be the address of the site, like https:\/\/example\.org \(it is “.*”\)\.$/,
    )
  },
)
