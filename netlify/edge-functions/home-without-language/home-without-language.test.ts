/** @jest-environment node */
import { config, homeWithoutLanguage } from './home-without-language'

const rewrite = (path: string, headers: Record<string, string> = {}) =>
  homeWithoutLanguage(new Request(`https://sedm.example${path}`, { headers }))?.href

test('a request without a language preference gets the address that always answers in the default language, whatever its query or other cookies', () => {
  expect(rewrite('/')).toBe('https://sedm.example/?lang=default')
  expect(rewrite('/?utm=1&lang=en')).toBe('https://sedm.example/?utm=1&lang=default')
  expect(rewrite('/', { cookie: 'theme=dark; xnf_lang=en' })).toBe('https://sedm.example/?lang=default')
})

test.each(['nf_lang=en', 'nf_lang=cs', 'a=1; nf_lang=en'])(
  'the cookie %s takes precedence, as in a browser',
  (cookie) => {
    expect(rewrite('/', { cookie })).toBeUndefined()
  },
)

test('it runs only for / and only without an Accept-Language header', () => {
  expect(config).toMatchObject({ path: '/', header: { 'accept-language': false } })
})
