/** @jest-environment node */
import { pluginContext } from './page-context'
import { alternatesOf } from './routes'

test('the i18n plugin gets the language and the path of a page, and no request to create more pages', () => {
  expect(pluginContext('en', alternatesOf('artists'))).toEqual({
    language: 'en',
    languages: ['cs', 'en'],
    defaultLanguage: 'cs',
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: '/umelci',
    path: '/en/umelci',
  })
  expect(pluginContext('cs', alternatesOf('home'))).toMatchObject({ routed: false, originalPath: '/', path: '/' })
})
