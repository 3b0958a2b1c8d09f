import * as React from 'react'
import { anExhibition } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Menu } from './menu'

test('the menu has the opening hours of each day', () => {
  const { container } = renderIn('en', <Menu exhibition={anExhibition} />)
  const days = [...container.querySelectorAll('li:has(> time)')].map(({ textContent }) => textContent)
  expect(days).toEqual(['Thursday 10:00–19:00', 'Sunday 10:00–21:00'])
})

test('the menu has a work of the title for each turn of its links, which waits for the menu', () => {
  const { container } = renderIn('en', <Menu exhibition={anExhibition} />)
  const pictures = [...container.querySelectorAll('nav img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
    Array(6).fill('/search/pictures/jana-nova/dno.avif'),
  )
  expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true)
})
