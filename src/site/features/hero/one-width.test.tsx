import * as React from 'react'
import { aHero } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { setBuildValues } from '../../../../tests/support/set-build-values'

test.each([
  ['Seven', ['Seven']],
  ['Sedm moří', ['Sedm', 'moří']],
])('in a typeface of one width, the words of %s stay whole beside the work', async (name, drawn) => {
  setBuildValues({ heroWidths: [100, 100] })
  const { Hero } = await import('./hero')
  const { container } = renderIn('en', <Hero exhibition={{ ...aHero, name }} />)
  const texts = [...container.querySelectorAll('svg:not(.line) text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(drawn)
})
