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

test.each([
  ['cs', 'sand on board, 58,5 × 86 × 3 cm'],
  ['en', 'sand on board, 58.5 × 86 × 3 cm'],
] as const)('a work is a figure with its label (%s)', (language, facts) => {
  renderIn(language, figure)
  expect(screen.getByRole('figure')).toContainElement(screen.getByRole('img', { name: 'A dark blue relief.' }))
  const label = screen.getByRole('figure').querySelector('figcaption')
  expect(label).toHaveTextContent('East Rain, 2022')
  expect(label).toHaveTextContent(facts)
  expect(label).toHaveTextContent('courtesy of the artist')
  expect(label?.querySelector('cite')).toHaveTextContent(/^East Rain$/)
})

test.each([
  ['cs', '/umelec-ada-piskova/vychodni-dest'],
  ['en', '/en/artist-ada-piskova/vychodni-dest'],
] as const)('the picture links to the page of the work (%s)', (language, href) => {
  renderIn(language, figure)
  expect(screen.getByRole('link', { name: 'A dark blue relief.' })).toHaveAttribute('href', href)
})

test('the slug and the former slugs are anchors in the figure', () => {
  const { container } = renderIn('cs', figure)
  const anchors = [...container.querySelectorAll('figure, figure [id]')].map(({ id }) => id)
  expect(anchors).toEqual(['vychodni-dest', 'dest'])
})

test('a picture has a width in proportion to its neighbours', () => {
  renderIn('cs', figure)
  expect(screen.getByRole('img')).toHaveAttribute('width', '3200')
  expect(screen.getByRole('img')).toHaveAttribute('height', '2400')
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '40vw')
})

test('only the first work is loaded at once', () => {
  renderIn('cs', <WorkFigure work={work} artist="ada-piskova" ratio={4 / 3} sizes="40vw" first />)
  renderIn('cs', figure)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
})
