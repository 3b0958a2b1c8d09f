/** @jest-environment node */
import { siteUrl } from './site-url'

test('the address that is configured comes before every other, without a slash at its end', () => {
  expect(siteUrl({ GATSBY_SITE_URL: 'https://sedm.example/', URL: 'https://x.netlify.app', NETLIFY: 'true' })).toBe(
    'https://sedm.example',
  )
})

test('on Netlify the address is the site’s own', () => {
  expect(siteUrl({ URL: 'https://x.netlify.app', NETLIFY: 'true' })).toBe('https://x.netlify.app')
})

test('on one’s own machine it is where the site is served', () => {
  expect(siteUrl({})).toBe('http://localhost:8888')
  expect(siteUrl({ PORT: '9000' })).toBe('http://localhost:9000')
})

test.each([{ NETLIFY: 'true' }, { GATSBY_SITE_URL: 'sedm.example' }, { GATSBY_SITE_URL: 'https://a.example/web' }])(
  'an address that is missing or no address is told in one line: %j',
  (environment) => {
    expect(() => siteUrl(environment)).toThrow(
      /^GATSBY_SITE_URL must be the address of the site, like https:\/\/example\.org \(it is “.*”\)\.$/,
    )
  },
)
