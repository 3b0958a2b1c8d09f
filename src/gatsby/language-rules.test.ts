/** @jest-environment node */
import { languageRules } from './language-rules'

test('each language but the default has its home, and its page for what is missing', () => {
  expect(languageRules()).toEqual(['/ lang=cs /index.html 200!', '/ /en 302! Language=en', '/en/* /en/404.html 404'])
})
