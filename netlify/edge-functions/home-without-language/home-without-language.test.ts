/** @jest-environment node */
import { config, homeWithoutLanguage } from './home-without-language'

const answer = (path: string, headers: Record<string, string> = {}) =>
  homeWithoutLanguage(new Request(`https://sedm.example${path}`, { headers }))?.href

test('who names no language gets the address that is Czech for everybody, whatever else was asked', () => {
  expect(answer('/')).toBe('https://sedm.example/?lang=cs')
  expect(answer('/?utm=1&lang=en')).toBe('https://sedm.example/?utm=1&lang=cs')
  expect(answer('/', { cookie: 'theme=dark; xnf_lang=en' })).toBe('https://sedm.example/?lang=cs')
})

test.each(['nf_lang=en', 'nf_lang=cs', 'a=1; nf_lang=en'])('the cookie %s decides, as for browsers', (cookie) => {
  expect(answer('/', { cookie })).toBeUndefined()
})

test('it runs for / alone, and only where no language is named', () => {
  expect(config).toMatchObject({ path: '/', header: { 'accept-language': false } })
})
