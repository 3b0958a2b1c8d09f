import * as React from 'react'
import { setBuildValues } from '../../../../tests/support/set-build-values'
import { aHero } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Hero } from './hero'

beforeAll(() => setBuildValues({ heroExtents: { g: [0, 21], ș: [0, 33], Å: [25, 0] } }))

// In heights of a capital, 0.687 em, rounded up: 0.21 em are 0.31, 0.33 em are 0.49, 0.25 em are 0.37.
test.each([
  ['Seven', '0', ['0', '0']],
  ['Sigma', '0.31', ['0.31', '0']],
  ['Åbo 7 ș', '0.85', ['0.37', '0.49']],
])('a phone leaves room for the letters of %s that reach out of their lines', (name, both, each) => {
  const { container } = renderIn('en', <Hero exhibition={{ ...aHero, name }} />)
  expect(container.firstElementChild).toHaveStyle({ '--extra': both })
  const lines = [...container.querySelectorAll('svg.line')]
  expect(lines).toHaveLength(2)
  for (const [index, extra] of each.entries()) expect(lines[index]).toHaveStyle({ '--extra': extra })
})
