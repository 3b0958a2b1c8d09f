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

test('everything below knows the page’s language and its address in the other one', () => {
  render(
    <PageProvider value={{ template: 'artists', language: 'en', alternates: alternatesOf('artists') }}>
      <Shown />
    </PageProvider>,
  )
  expect(screen.getByText('en /en/umelci')).toBeInTheDocument()
})

test('the i18n plugin is told a page’s language and path, and to make no other pages of it', () => {
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
