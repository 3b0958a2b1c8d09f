import * as React from 'react'
import { screen } from '@testing-library/react'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Pause } from './pause'

const work: Queries.ChosenWorkFragment = {
  artist: { slug: 'jana-nova', name: 'Jana Nová', tint: { hue: 20, strength: 3, lightness: 90 } },
  shown: { slug: 'vitr', title: 'Vítr', yearFrom: null, year: 2024, circa: null, alt: 'Tráva.', image: aPicture() },
}

test.each([
  ['cs', '/umelec-jana-nova/vitr'],
  ['en', '/en/artist-jana-nova/vitr'],
] as const)('the work is described and leads to its page (%s)', (language, href) => {
  renderIn(language, <Pause work={work} />)
  expect(screen.getByRole('img', { name: 'Tráva.' })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('link', { name: 'Jana Nová, Vítr' })).toHaveAttribute('href', href)
  expect(screen.getByRole('figure')).toHaveTextContent('Jana Nová, Vítr, 2024')
})

test('where the content names no work, there is nothing', () => {
  const { container } = renderIn('en', <Pause work={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
