import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Dialog } from './dialog'
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
