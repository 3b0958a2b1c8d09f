import * as React from 'react'
import { screen } from '@testing-library/react'
import { aPicture } from '../../testing/fixtures'
import { renderIn } from '../../testing/render'
import { WorkFigure } from './work-figure'

const work: Queries.WorkFigureFragment = {
  slug: 'severni-vitr',
  title: 'North Wind',
  year: 2022,
  medium: 'sand on board',
  dimensions: { height: 58.5, width: 86, depth: 3 },
  credit: 'courtesy of the artist',
  alt: 'A dark blue relief.',
  image: aPicture(),
}

test.each([
  ['cs', 'sand on board, 58,5 × 86 × 3 cm'],
  ['en', 'sand on board, 58.5 × 86 × 3 cm'],
] as const)('a work is a figure with its label (%s)', (language, facts) => {
  renderIn(language, <WorkFigure work={work} />)
  const figure = screen.getByRole('figure')
  expect(figure).toContainElement(screen.getByRole('img', { name: 'A dark blue relief.' }))
  const label = figure.querySelector('figcaption')
  expect(label).toHaveTextContent('North Wind, 2022')
  expect(label).toHaveTextContent(facts)
  expect(label).toHaveTextContent('courtesy of the artist')
  expect(label?.querySelector('cite')).toHaveTextContent(/^North Wind$/)
})

test('a work has an address of its own: the artist’s page and its slug', () => {
  renderIn('cs', <WorkFigure work={work} />)
  expect(screen.getByRole('figure')).toHaveAttribute('id', 'severni-vitr')
})

test.each([
  [0.75, 'portrait', '38vw'],
  [1, 'square', '46vw'],
  [1.5, 'landscape', '56vw'],
  [2.4, 'panorama', '95vw'],
])('a picture of the ratio %d hangs as a %s', (ratio, shape, width) => {
  renderIn('cs', <WorkFigure work={{ ...work, image: aPicture({ width: ratio, height: 1 }) }} />)
  expect(screen.getByRole('figure')).toHaveClass(shape)
  expect(screen.getByRole('img').getAttribute('sizes')).toContain(width)
})

test('only the first work is loaded at once', () => {
  renderIn('cs', <WorkFigure work={work} first />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  renderIn('cs', <WorkFigure work={work} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
})
