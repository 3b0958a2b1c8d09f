import * as React from 'react'
import { screen } from '@testing-library/react'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { WorkFigure } from './work-figure'

const work: Queries.WorkFigureFragment = {
  ...aLabel({
    title: 'East Rain',
    year: 2022,
    medium: 'sand on board',
    dimensions: { height: 58.5, width: 86, depth: 3, diameter: null, note: null },
    credit: 'courtesy of the artist',
  }),
  slug: 'vychodni-dest',
  formerSlugs: ['dest'],
  alt: 'A dark blue relief.',
  image: aPicture(),
}

const figure = <WorkFigure work={work} artist="ada-piskova" ratio={4 / 3} sizes="40vw" />

test('a work is a figure with its label', () => {
  renderIn('cs', figure)
  expect(screen.getByRole('figure')).toContainElement(screen.getByRole('img', { name: 'A dark blue relief.' }))
  const label = screen.getByRole('figure').querySelector('figcaption')
  expect(label).toHaveTextContent('East Rain, 2022sand on board, 58,5 × 86 × 3 cmcourtesy of the artist')
  expect(label?.querySelector('cite')).toHaveTextContent(/^East Rain$/)
  expect(screen.getByRole('link', { name: 'A dark blue relief.' })).toHaveAttribute(
    'href',
    '/umelec-ada-piskova/vychodni-dest',
  )
})

test('the slug and the former slugs are anchors in the figure', () => {
  const { container } = renderIn('cs', figure)
  const anchors = [...container.querySelectorAll('figure, figure [id]')].map(({ id }) => id)
  expect(anchors).toEqual(['vychodni-dest', 'dest'])
})

test('a picture has a width in proportion to its neighbours, and only the first one is loaded at once', () => {
  renderIn('cs', <WorkFigure work={work} artist="ada-piskova" ratio={4 / 3} sizes="40vw" first />)
  renderIn('cs', figure)
  const attributes = screen
    .getAllByRole('img')
    .map((image) => ['width', 'height', 'sizes', 'loading'].map((name) => image.getAttribute(name)))
  expect(attributes).toEqual([
    ['3200', '2400', '40vw', 'eager'],
    ['3200', '2400', '40vw', 'lazy'],
  ])
})
