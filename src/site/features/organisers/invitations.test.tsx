import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Invitations } from './invitations'
import { createTestingServer, testingEvent } from './testing-server'

test('who was reminded is not among those to remind any more', async () => {
  // jsdom does not know <search>.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { invitations, fetch } = createTestingServer()
  globalThis.fetch = fetch
  invitations.to_remind = 1
  invitations.invitations.push({
    ...{ id: '1', name: 'Jana Nová', email: 'jana@guest.example', locale: 'en', max_seats: 2, state: 'silent' },
    ...{ seats: null, waiting: false, created_at: '2031-08-01T10:00:00Z', mail: null },
  })
  renderIn(
    'en',
    <Invitations slug="vecer" content={{ ...testingEvent, form: 'invitation' }} titleOf={(event) => event} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remind by mail (1)' }))
  invitations.to_remind = 0
  await userEvent.click(screen.getByRole('button', { name: 'Yes, 1' }))
  expect(await screen.findByRole('button', { name: 'Remind by mail (0)' })).toBeDisabled()
})
