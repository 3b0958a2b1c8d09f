import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { ArtistWorks } from './artist-works'

type Facts = Parameters<typeof aLabel>[0] & object

const aWork = (slug: string, facts: Facts = {}): Queries.ArtistWorksFragment => ({
  ...aLabel({ title: slug, ...facts }),
  slug,
  formerSlugs: null,
  alt: `Obraz ${slug}.`,
  image: aPicture({ width: 60, height: 80 }),
})

const painting = aWork('obraz')
const video = aWork('video', { dimensions: null })

const render = (language: 'cs' | 'en', ...works: Queries.ArtistWorksFragment[]) =>
  renderIn(language, <ArtistWorks works={works} artist="jana-nova" />)

test.each([
  ['cs', 'V\u00a0řadách', 'V\u00a0měřítku', 'Díla v\u00a0měřítku, vedle postavy vysoké 170\u00a0cm'],
  ['en', 'In rows', 'To scale', 'Works to scale, beside a figure 170\u00a0cm tall'],
] as const)('a visitor chooses between rows and the scaled hang (%s)', (language, rows, scale, wall) => {
  render(language, painting, video)
  expect(screen.getByRole('radio', { name: rows })).toBeChecked()
  expect(screen.getByRole('radio', { name: scale })).not.toBeChecked()
  expect(within(screen.getByRole('region', { name: wall })).getByText('170 cm')).toBeInTheDocument()
  // The keyboard scrolls what has the focus.
  expect(screen.getByRole('region', { name: wall })).toHaveAttribute('tabindex', '0')
})

test('the scaled hang has the works with a size, each with its title and dimensions', () => {
  render('cs', painting, video)
  const works = within(screen.getByRole('region')).getAllByRole('listitem')
  expect(works.map((work) => work.textContent)).toEqual([' obraz80\u00a0×\u00a060\u00a0cm'])
  const link = within(works[0]!).getByRole('link', { name: 'Obraz obraz. obraz' })
  expect(link).toHaveAttribute('href', '/umelec-jana-nova/obraz')
})

test('the rows have all works, and mark those that the scaled hang has too', () => {
  render('cs', painting, video)
  const figures = screen.getAllByRole('figure')
  expect(figures.map(({ id, dataset }) => [id, dataset.scaled])).toEqual([
    ['obraz', ''],
    ['video', undefined],
  ])
})

test('the styles of a work are its height, width and distance from the floor in metres', () => {
  render('cs', aWork('obraz', { dimensions: { height: 81.2, width: 60.9, depth: null, diameter: null, note: null } }))
  const work = within(screen.getByRole('region')).getByRole('listitem')
  expect(work).toHaveStyle({ '--height': '0.812' })
  expect(work.firstElementChild).toHaveStyle({ '--width': '0.609' })
  expect(within(work).getByRole('link')).toHaveStyle({ '--bottom': '1.094' })
})

test('without a work of known size there is no choice', () => {
  render('cs', video)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getAllByRole('figure')).toHaveLength(1)
})
