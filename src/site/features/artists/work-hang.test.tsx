import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { alternatesOf } from '../../../i18n/routes'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { WorkHang } from './work-hang'

const aWork = (slug: string, ratio: number): Queries.WorkHangFragment => ({
  ...aLabel({ title: slug }),
  slug,
  alt: `Obraz ${slug}.`,
  image: { ...aPicture({ width: ratio, height: 1 }), publicURL: `/static/${slug}.jpg` },
})

const render = (...works: Queries.WorkHangFragment[]) =>
  renderIn('cs', <WorkHang works={works} />, { alternates: alternatesOf('artist', 'jana-nova') })

test('works are in rows, and each row has the sum of their ratios', () => {
  const { container } = render(aWork('panorama', 2.5), aWork('portret', 0.75), aWork('krajina', 1.25))
  const rows = [...container.querySelectorAll('.row')]
  expect(rows.map((row) => row.querySelectorAll('figure').length)).toEqual([1, 2])
  expect(rows[1]).toHaveClass('ones2', 'tenths0', 'hundredths0')
})

test('the sizes attribute has the width of each picture in its row', () => {
  render(aWork('portret', 0.75), aWork('krajina', 1.25))
  const sizes = screen.getAllByRole('img').map((image) => image.getAttribute('sizes'))
  expect(sizes[0]).toContain(' - 1 * clamp(12px, 1.6vw, 28px)) * 0.3750, 85vh * 0.750)')
  expect(sizes[1]).toContain(' - 1 * clamp(12px, 1.6vw, 28px)) * 0.6250, 85vh * 1.250)')
})

test('each work has a closed dialog with an anchor, its label, its position and links to its neighbours', () => {
  const { container } = render(aWork('a', 1), aWork('b', 1), aWork('c', 1))
  const last = container.querySelector<HTMLElement>('dialog[id="c"]')!
  expect(last).not.toHaveAttribute('open')
  expect(last).toHaveTextContent('c, 2024')
  expect(last).toHaveTextContent('písek, 80 × 60 cm')
  expect(last).toHaveTextContent('sbírka spolku Majakka')
  expect(last).toHaveTextContent('3 / 3')
  const link = (name: string) => within(last).getByRole('link', { name, hidden: true })
  expect(link('Předchozí')).toHaveAttribute('href', '#b')
  expect(link('Další')).toHaveAttribute('href', '#a')
  expect(link('Zavřít')).toHaveAttribute('href', '#figure_c')
  expect(link('English')).toHaveAttribute('href', '/en/artist-jana-nova')
})

test('a single work has no neighbours', () => {
  const { container } = render(aWork('sam', 1))
  expect(container.querySelector('dialog')).toHaveTextContent('1 / 1')
  expect(container.querySelector('[rel]')).toBeNull()
})

test('pictures in a dialog are loaded lazily', () => {
  const { container } = render(aWork('a', 1), aWork('b', 1))
  const images = [...container.querySelectorAll('dialog img')]
  expect(images).toHaveLength(4)
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
})
