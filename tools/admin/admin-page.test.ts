/** @jest-environment node */
import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { withSettings } from './admin-page'

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
