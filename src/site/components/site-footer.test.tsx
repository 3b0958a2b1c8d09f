import * as React from 'react'
import { screen } from '@testing-library/react'
import { anExhibition } from '../../../tests/support/fixtures'
import { renderIn } from '../../../tests/support/render'

let SiteFooter: (typeof import('./site-footer'))['SiteFooter']
beforeAll(async () => {
  const extents = JSON.stringify({ Å: [25, 0], Š: [20, 0], g: [0, 21], ș: [0, 33] })
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_HERO_EXTENTS: extents })
  SiteFooter = (await import('./site-footer')).SiteFooter
})

const renderName = (name: string) => renderIn('en', <SiteFooter exhibition={{ ...anExhibition, name }} />)

test.each([
  ['Six', 'tenths0 hundredths0'],
  ['Sigma', 'tenths2 hundredths1'],
  ['Țepeș', 'tenths3 hundredths3'],
])('the footer has room below the name %s for its lowest letter', (name, digits) => {
  renderName(name)
  expect(screen.getByRole('contentinfo')).toHaveClass(`ones0 ${digits}`)
})

test.each([
  ['Šest', false],
  ['Åbo', true],
])('the name %s has room above for an accent that is higher than most: %s', (name, has) => {
  renderName(name)
  expect(screen.getByText(name).classList.contains('tall')).toBe(has)
})
