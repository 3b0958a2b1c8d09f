import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Dialog } from './dialog'
import { SessionContext } from './session'
import { useKeptFocus } from './use-kept-focus'

function Page({ onClose }: { onClose: (how: string) => void }) {
  const [isOpen, setIsOpen] = React.useState(false)
  const [isDone, setIsDone] = React.useState(false)
  const close = (how: string) => {
    setIsOpen(false)
    onClose(how)
  }
  const page = React.useRef<HTMLElement>(null)
  useKeptFocus(page)
  return (
    <main ref={page}>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Dialog heading="Heading" onClose={(...sent: unknown[]) => close(['closed', ...sent].join())}>
          {!isDone && <button onClick={() => setIsDone(true)}>Do once</button>}
          <button onClick={() => close('saved')}>Save</button>
        </Dialog>
      )}
    </main>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['Close', 'closed'],
  ['Save', 'saved'],
])('after “%s” the focus is where it was, and the dialog ends once', async (button, how) => {
  const onClose = jest.fn()
  renderIn('en', <Page onClose={onClose} />)
  await press('Open')
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  const dialog = screen.getByRole('dialog')
  const ended = new Promise((resolve) => dialog.addEventListener('close', resolve))
  await press(button)
  await ended
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(onClose.mock.calls).toEqual([[how]])
})

test('the heading gets the focus of a button that is gone once it was pressed', async () => {
  renderIn('en', <Page onClose={() => undefined} />)
  await press('Open')
  await press('Do once')
  expect(screen.getByRole('heading', { name: 'Heading' })).toHaveFocus()
})

test('an Escape that is meant for the form to sign in leaves the dialog below it, with what was typed', async () => {
  const onClose = jest.fn()
  const session = { organiser: '', timeZone: 'UTC', notice: null, signOut: () => undefined }
  function Signed() {
    const [hasEnded, setHasEnded] = React.useState(false)
    return (
      <SessionContext value={{ ...session, hasEnded }}>
        <button onClick={() => setHasEnded(!hasEnded)}>End or begin the session</button>
        <Dialog heading="Heading" onClose={onClose}>
          <input aria-label="Name" />
        </Dialog>
      </SessionContext>
    )
  }
  renderIn('en', <Signed />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jana')
  await press('End or begin the session')
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const ended = new Promise((resolve) => dialog.addEventListener('close', resolve))
  // As browsers do that close all dialogs at once.
  dialog.close()
  await ended
  await press('End or begin the session')
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog).toHaveAttribute('open')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Jana')
})
