/** @jest-environment node */
import { languageRules } from './language-rules'

test('every language except the default one has a redirect to its home page and a 404 page', () => {
  expect(languageRules()).toBe(
    '/ lang=default /index.html 200!\n/ lang=cs /index.html 200!\n/ /en 302! Language=en\n/en/* /en/404.html 404\n',
  )
})
