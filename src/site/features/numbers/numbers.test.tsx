import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { Numbers } from './numbers'

const numbers = [
  { value: '30', label: 'artists', counts: 'artists' },
  { value: '3', label: 'days', counts: 'days' },
  { value: '90+', label: 'works', counts: 'works' },
  { value: '7', label: 'dogs', counts: null },
] as const

test('each number is shown with its label', () => {
  renderIn('en', <Numbers exhibition={{ numbers, homeParts: [] }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '30 artists',
    '3 days',
    '90+ works',
    '7 dogs',
  ])
})

test.each([
  ['cs', ['program', 'contact'], ['/umelci', '#program', '/dila']],
  ['en', ['contact'], ['/en/umelci', '#contact', '/en/works']],
] as const)(
  'a number of artists, days or works leads to them, and days without a programme to the opening hours (%s)',
  (language, homeParts, hrefs) => {
    renderIn(language, <Numbers exhibition={{ numbers, homeParts }} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
    expect(screen.queryByRole('link', { name: '7 dogs' })).toBeNull()
  },
)

test('without numbers the section is not rendered', () => {
  const { container } = renderIn('en', <Numbers exhibition={{ numbers: null, homeParts: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
