import * as React from 'react'
import { screen } from '@testing-library/react'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { WorkHang } from './work-hang'

const aWork = (slug: string, ratio: number): Queries.WorkHangFragment => ({
  ...aLabel({ title: slug }),
  slug,
  formerSlugs: null,
  alt: `Obraz ${slug}.`,
  image: aPicture({ width: ratio, height: 1 }),
})

const render = (...works: Queries.WorkHangFragment[]) => renderIn('cs', <WorkHang works={works} artist="jana-nova" />)

test('works are in rows, and each row has the sum of their ratios', () => {
  const { container } = render(aWork('panorama', 2.5), aWork('portret', 0.75), aWork('krajina', 1.25))
  const rows = [...container.querySelectorAll('.row')]
  expect(rows.map((row) => row.querySelectorAll('figure').length)).toEqual([1, 2])
  expect(rows[1]).toHaveStyle({ '--sum': '2' })
})

test('the sizes attribute has the width of each picture in its row', () => {
  render(aWork('portret', 0.75), aWork('krajina', 1.25))
  const sizes = screen.getAllByRole('img').map((image) => image.getAttribute('sizes'))
  expect(sizes[0]).toContain(' - 1 * clamp(12px, 1.6vw, 28px)) * 0.3750, 85vh * 0.750)')
  expect(sizes[1]).toContain(' - 1 * clamp(12px, 1.6vw, 28px)) * 0.6250, 85vh * 1.250)')
})
