import { screen, within } from '@testing-library/react'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Calendars } from './calendars'

test('each way to a calendar, and the button that copies its address, is described by its name', () => {
  const event = { slug: 'skladani', title: 'Folding', start: '2044-05-21T10:00', cancelled: null }
  renderIn('en', <Calendars events={{ nodes: [event] }} />)
  const ways = within(screen.getByRole('heading', { name: 'Folding' }).parentElement!).getByRole('list')
  for (const way of [...within(ways).getAllByRole('link'), within(ways).getByRole('button')])
    expect(way).toHaveAccessibleDescription('Folding')
})
