/** @jest-environment node */
import { languageRules } from './language-rules'

test('each language but the default has its home, and its page for what is missing', () => {
  expect(languageRules()).toBe('/ lang=cs /index.html 200!\n/ /en 302! Language=en\n/en/* /en/404.html 404\n')
})
