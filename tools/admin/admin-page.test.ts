/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { locales } from '../../src/i18n/locales'
import { withLanguages, withSettings } from './admin-page'

const settings = { name: '</script>' } as unknown as AdminSettings

test('the settings are written into their element, and cannot end it', () => {
  const html = '<body><script id="settings" type="application/json">{}</script></body>'
  expect(withSettings(html, settings)).toBe(
    '<body><script id="settings" type="application/json">{"name":"\\u003c/script>"}</script></body>',
  )
})

test('a page without the element fails', () => {
  expect(() => withSettings('<body></body>', settings)).toThrow('expected <script id="settings">')
})

test('the style sheet puts the fields of every language of the site side by side, and names no other language', () => {
  const source = readFileSync('src/editors/form/admin.css', 'utf8')
  const labels = locales.map((locale) => `label[for^='${locale}-field-']`)
  const css = withLanguages(source)
  expect(css).toContain(`\ndiv:has(> div > div > :is(${labels.join()}))`)
  expect(css).not.toContain('.language)')
  expect(source).not.toContain('-field-')
})
