import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { TextsProvider } from '../../../i18n/texts'
import { EventAvailability } from './event-availability'

test('the words for the seats are a text, whatever characters an editor writes', () => {
  const event = { slug: 'dilna', availability: 'full', cancelled: null, registration: { persons: 2 } } as const
  render(
    <TextsProvider value={() => 'Full & <b>over</b> &lt;'}>
      <EventAvailability event={event} isElsewhere={false} />
    </TextsProvider>,
  )
  expect(screen.getByText('Full & <b>over</b> &lt;')).toBeVisible()
})
