import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { RouteLink } from './route-link'

test.each([
  ['cs', '/umelci'],
  ['en', '/en/umelci'],
] as const)('a link leads to the page in the language being read (%s)', (language, href) => {
  renderIn(language, <RouteLink to="artists">Artists</RouteLink>)
  expect(screen.getByRole('link', { name: 'Artists' })).toHaveAttribute('href', href)
})

test.each([
  ['cs', '/umelec-jana-nova#more'],
  ['en', '/en/artist-jana-nova#more'],
] as const)('a work is an anchor on the page of its artist (%s)', (language, href) => {
  renderIn(
    language,
    <RouteLink to="artist" slug="jana-nova" anchor="more">
      The Sea
    </RouteLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

test.each([
  ['cs', '/?lang=cs#program'],
  ['en', '/en#program'],
] as const)('a link to the home page has the language in its query, before the anchor (%s)', (language, href) => {
  renderIn(
    language,
    <RouteLink to="home" anchor="program">
      Programme
    </RouteLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})
