import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { DoorDialog } from './door-dialog'
import { GuestDialog } from './guest-dialog'
import { SessionContext } from './session'
import { createTestingServer, testingGuest } from './testing-server'

const session = { organiser: 'organiser@mail.example', timeZone: 'Europe/Prague', signOut: () => undefined }

function open(dialog: React.ReactNode) {
  // jsdom does not have them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
  globalThis.fetch = createTestingServer().fetch
  renderIn('en', <SessionContext value={session}>{dialog}</SessionContext>)
}

test('a link to the door says from when it admits phones, until when, and how long these have the list', async () => {
  open(<DoorDialog slug="vecer" onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  const said = await screen.findByText(/^Link\. It admits phones/)
  expect(said).toHaveTextContent(/ from Thu 4 September 2031 15:00 until Thu 4 September 2031 19:00; .* until Fri 5 /)
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
