import { screen } from '@testing-library/react'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { EventSettingsView } from './event-settings'
import { createTestingServer, testingEvent } from './testing-server'

test.each([
  [20, 0],
  [21, 1],
])('an event of 20 places with %i taken has too many: %i', async (taken, told) => {
  const server = createTestingServer()
  // As the database counts if guests were added over the places.
  Object.assign(server.settings, { taken, capacity: Math.max(20, taken) })
  globalThis.fetch = server.fetch
  renderIn('en', <EventSettingsView slug="vecer" content={testingEvent} titleOf={(event) => event} />)
  await screen.findByText(`${taken} of 20`)
  expect(screen.queryAllByText(/^More places are taken than there should be/)).toHaveLength(told)
})

test('of an event that the content no longer has the numbers are shown, and registration cannot be opened', async () => {
  const server = createTestingServer()
  Object.assign(server.settings, { taken: 2, stored: 2 })
  globalThis.fetch = server.fetch
  renderIn('en', <EventSettingsView slug="vecer" content={undefined} titleOf={(event) => event} />)
  await screen.findByText('2 of 20')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Erase all guests',
  ])
})
