import * as React from 'react'
import { screen } from '@testing-library/react'
import { alternatesOf } from '../../i18n/routes'
import { renderIn } from '../../../tests/support/render'
import { LanguageSwitch } from './language-switch'

test('from a Czech page the switch leads to the same page in English', () => {
  renderIn('cs', <LanguageSwitch />, { alternates: alternatesOf('artist', 'jana-nova') })
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName('English')
  expect(link).toHaveAttribute('href', '/en/artist-jana-nova')
  expect(link).toHaveAttribute('hreflang', 'en')
  expect(link).toHaveAttribute('lang', 'en')
  expect(link).toHaveAttribute('data-language', 'en')
})

test('from an English page the switch leads to the same page in Czech', () => {
  renderIn('en', <LanguageSwitch />, { alternates: alternatesOf('artist', 'jana-nova') })
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName('Čeština')
  expect(link).toHaveAttribute('href', '/umelec-jana-nova')
  expect(link).toHaveAttribute('data-language', 'cs')
})

test('the switch to the Czech home page has a query that names the language, so it works without scripts', () => {
  renderIn('en', <LanguageSwitch />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?lang=cs')
})
