import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { AddGuest } from './add-guest'
import { DoorDialog } from './door-dialog'
import { GuestDialog } from './guest-dialog'
import { SessionContext } from './session'
import { createTestingServer, testingEvent, testingGuest } from './testing-server'

const session = { organiser: 'organiser@mail.example', timeZone: 'Europe/Prague', signOut: () => undefined }

function open(dialog: React.ReactNode) {
  // jsdom does not have them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
  const server = createTestingServer()
  globalThis.fetch = server.fetch
  renderIn('en', <SessionContext value={session}>{dialog}</SessionContext>)
  return server
}

test('a link to the door says from when it admits phones, until when, and how long these have the list', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const said = await screen.findByText(/^Link\. It admits phones/)
  expect(said).toHaveTextContent(/ from Thu 4 September 2031 15:00 until Thu 4 September 2031 19:00; .* until Fri 5 /)
})

test('that a device was ended is told, with its name', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect: Phone 36' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Disconnected: Phone 36\. The list/))
})

test('of a guest whom an organiser has added, the dialog says so in place of a version of the notice', async () => {
  open(
    <GuestDialog
      {...{ slug: 'vecer', guest: testingGuest('1'), form: 'programme', pendingAt: undefined }}
      titleOf={(event) => event}
      onChanged={() => Promise.resolve(undefined)}
      onClose={() => undefined}
    />,
  )
  await screen.findByText('told by an organiser')
})

test('a guest whose answer was lost is sent again as the same one, and as another one once corrected', async () => {
  const server = open(<AddGuest event={testingEvent} onClose={() => undefined} />)
  server.loseAnswers()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'Jana Nová')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'jana@guest.example')
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText(/^There is no connection/)
  }
  await add()
  await add()
  await userEvent.type(name, 'ková')
  await add()
  const [first, second, corrected] = server.sent.map(({ submissionId }) => submissionId)
  expect(first).toEqual(expect.any(String))
  expect(second).toBe(first)
  expect(corrected).not.toBe(first)
})
