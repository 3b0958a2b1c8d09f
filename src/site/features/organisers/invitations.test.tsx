import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import type { EventSettings, ListedInvitation } from '../../../registration/organisers'
import { Invitations } from './invitations'
import { createTestingServer, testingEvent, testingNumbers } from './testing-server'

const invited: ListedInvitation = {
  ...{ id: '1', name: 'Jana Nová', email: 'jana@guest.example', locale: 'en', max_seats: 2, state: 'silent' },
  ...{ seats: null, waiting: false, created_at: '2031-08-01T10:00:00Z', mail: null },
}

/** Opens the invitations of an event. @param toRemind how many guests can be reminded */
function open(invitation: ListedInvitation, toRemind = 0, settings?: EventSettings) {
  // jsdom does not know <search>.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { invitations, fetch } = createTestingServer()
  globalThis.fetch = fetch
  invitations.to_remind = toRemind
  invitations.invitations.push(invitation)
  renderIn(
    'en',
    <Invitations
      slug="vecer"
      content={{ ...testingEvent, form: 'invitation' }}
      titleOf={(event) => event}
      numbers={{ ...testingNumbers, ...(settings && { settings }) }}
    />,
  )
  return invitations
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('who was reminded is not among those to remind any more, and the page says from when they are', async () => {
  const invitations = open(invited, 1)
  await press('Remind by mail (1)')
  invitations.to_remind = 0
  await press('Yes, 1')
  expect(await screen.findByRole('button', { name: 'Remind by mail (0)' })).toBeDisabled()
  expect(screen.getByText(/^A reminder can go out 24 hours after/)).toBeInTheDocument()
})

test('while registration is closed, nobody is reminded, and the page says where to open it', async () => {
  open(invited, 1, { ...createTestingServer().settings, availability: 'closed' })
  expect(await screen.findByRole('button', { name: 'Remind by mail (1)' })).toBeDisabled()
  expect(
    screen.getByText(/^Registration is closed, so nobody can be invited .* under “Settings”\.$/),
  ).toBeInTheDocument()
})

test('no number of changes is taken for the invitation that is open: React would show parts of the page twice', async () => {
  open({ ...invited, id: '2' })
  await press(/^Jana Nová/)
  for (let change = 0; change < 3; change++) await press('Make a new link')
  const told = jest.mocked(console.error).mock.calls.map(([message]) => String(message))
  expect(told.filter((message) => message.includes('same key'))).toEqual([])
})

test('a search that finds nobody says so', async () => {
  open(invited)
  await userEvent.type(await screen.findByRole('searchbox'), 'Nobody')
  await screen.findByText('There is nobody like that.')
})

test('that an invitation was revoked is told, with the name', async () => {
  open(invited)
  await press(/^Jana Nová/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to revoke: Jana Nová' }))
  await press('Revoke the invitation')
  await screen.findByText('Revoked: Jana Nová.')
})

test('a number of persons below what a guest has accepted says that it takes no places away', async () => {
  open({ ...invited, state: 'accepted', seats: 2 })
  await press(/^Jana Nová/)
  expect(screen.queryByText(/A lower number does not/)).toBeNull()
  const most = screen.getByRole('spinbutton', { name: 'Persons, at most' })
  await userEvent.clear(most)
  await userEvent.type(most, '1')
  expect(screen.getByText(/The guest has accepted already, places: 2/)).toBeInTheDocument()
})
