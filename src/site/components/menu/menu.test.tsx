import * as React from 'react'
import { anExhibition } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Menu } from './menu'

test('the menu has the opening hours of each day', () => {
  const { container } = renderIn('en', <Menu exhibition={anExhibition} />)
  const days = [...container.querySelectorAll('li:has(> time)')].map(({ textContent }) => textContent)
  expect(days).toEqual(['Thursday 10:00–19:00', 'Sunday 10:00–21:00'])
})
