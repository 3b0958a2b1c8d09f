import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { RouteLink } from './route-link'

test.each([
  ['cs', '/umelci', '/umelec-jana-nova#more', '/?lang=cs#program'],
  ['en', '/en/umelci', '/en/artist-jana-nova#more', '/en#program'],
] as const)('a link leads to a page, an anchor of it, and the home page in the language being read (%s)', (...row) => {
  const [language, ...hrefs] = row
  renderIn(
    language,
    <>
      <RouteLink to="artists">Artists</RouteLink>
      <RouteLink to="artist" slug="jana-nova" anchor="more">
        The Sea
      </RouteLink>
      <RouteLink to="home" anchor="program">
        Programme
      </RouteLink>
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
