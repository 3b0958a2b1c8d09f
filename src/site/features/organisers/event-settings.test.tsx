import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test.each([
  ['is open', {}, ['Mark as full', 'Close registration'], 'Registration is open. Registration closes on Thu'],
  ['was closed', { availability: 'closed' }, ['Open', 'Mark as full'], 'Registration is closed.'],
  ['the content marks full', { availability: 'full' }, ['Open', 'Close registration'], 'The event is full.'],
  [
    'opens later',
    { opens_at: '2098-09-01T08:00:00Z' },
    ['Open', 'Mark as full', 'Close registration'],
    'Registration has not opened yet. It opens on Mon',
  ],
] as const)(
  'of an event that %s, only what changes that is offered, and the time of it is said',
  async (_, state, offered, told) => {
    const server = createTestingServer()
    Object.assign(server.settings, { closes_at: '2099-09-03T10:00:00Z' }, state)
    globalThis.fetch = server.fetch
    renderIn('en', <EventSettingsView slug="vecer" content={testingEvent} titleOf={(event) => event} />)
    const section = await screen.findByRole('region', { name: 'Registration' })
    expect(
      within(section)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(offered)
    expect(section).toHaveTextContent(told)
  },
)

test('a number of places that is refused stays in the field, with what is wrong', async () => {
  const server = createTestingServer()
  globalThis.fetch = server.fetch
  renderIn('en', <EventSettingsView slug="vecer" content={testingEvent} titleOf={(event) => event} />)
  const places = await screen.findByRole('textbox', { name: 'Number of places' })
  server.refuse('invalid_data', { capacity: 'invalid' })
  await userEvent.clear(places)
  await userEvent.type(places, '12.5{Enter}')
  expect(await screen.findByText('Enter a whole number from 1 to 100000.')).toBeInTheDocument()
  expect(places).toHaveValue('12.5')
  expect(places).toHaveFocus()
})
