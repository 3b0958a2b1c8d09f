import * as React from 'react'
import { screen } from '@testing-library/react'
import { alternatesOf } from '../../i18n/routes'
import { renderIn } from '../../../tests/support/render'
import { LanguageSwitch } from './language-switch'

test.each([
  ['cs', 'en', 'English', '/en/artist-jana-nova'],
  ['en', 'cs', 'Čeština', '/umelec-jana-nova'],
] as const)('from a page in %s the switch leads to the same page in %s', (language, other, name, href) => {
  renderIn(language, <LanguageSwitch />, { alternates: alternatesOf('artist', 'jana-nova') })
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  for (const attribute of ['hreflang', 'lang', 'data-language']) expect(link).toHaveAttribute(attribute, other)
})

test('the switch to the Czech home page has a query that names the language, so it works without scripts', () => {
  renderIn('en', <LanguageSwitch />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?lang=cs')
})
