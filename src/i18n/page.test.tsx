import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { PageProvider, useLocale, usePage } from './page'
import { pluginContext } from './page-context'
import { alternatesOf } from './routes'

function Shown() {
  return (
    <p>
      {useLocale()} {usePage().alternates.en}
    </p>
  )
}

test('components read the language of the page and its address in the other language', () => {
  render(
    <PageProvider value={{ template: 'artists', language: 'en', alternates: alternatesOf('artists') }}>
      <Shown />
    </PageProvider>,
  )
  expect(screen.getByText('en /en/umelci')).toBeInTheDocument()
})

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
