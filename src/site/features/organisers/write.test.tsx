import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Outbox } from './outbox'
import { createTestingServer, testingGuest } from './testing-server'
import { Write } from './write'

type Server = ReturnType<typeof createTestingServer>

/** Opens the form, and writes to those who have a place. */
async function write(server: Server) {
  globalThis.fetch = server.fetch
  renderIn('en', <Write slug="vecer" content={undefined} titleOf={(event) => event} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'registered')
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, 'We meet.')
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('guests who registered while the message was written get it, and are counted before it goes; what is missing after that gets the focus', async () => {
  const server = createTestingServer([testingGuest('1')])
  await write(server)
  await screen.findByText('Guests: 1')
  server.guests.push(testingGuest('2'), testingGuest('3', { state: 'waiting' }))
  await send()
  await screen.findByRole('group', { name: 'Send it? Guests: 2' })
  await userEvent.click(screen.getByRole('button', { name: 'Yes, 2' }))
  const sent = await screen.findByText(/^Queued to be sent/)
  // Beside the button, and not above the fields, which may be off the screen.
  for (const field of screen.getAllByRole('textbox'))
    expect(field.compareDocumentPosition(sent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  expect(server.sent).toContainEqual(expect.objectContaining({ action: 'write', to: 'some', guests: ['1', '2'] }))
  await send()
  expect(within(screen.getByRole('group', { name: 'English' })).getAllByRole('textbox')[0]).toHaveFocus()
})

test('a message needs the languages of its recipients only', async () => {
  const server = createTestingServer([testingGuest('1'), testingGuest('2', { locale: 'cs', state: 'waiting' })])
  globalThis.fetch = server.fetch
  renderIn('en', <Write slug="vecer" content={undefined} titleOf={(event) => event} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'registered')
  const unneeded = await screen.findByRole('group', { name: 'Čeština (none of the recipients, optional)' })
  expect(within(unneeded).getByRole('textbox', { name: 'Text' })).not.toBeRequired()
  for (const field of within(screen.getByRole('group', { name: 'English' })).getAllByRole('textbox')) {
    expect(field).toBeRequired()
    await userEvent.type(field, 'We meet.')
  }
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, 1' }))
  await screen.findByText(/^Queued to be sent/)
})

test('the same message goes out again only after a question, and only to those whom it was refused for', async () => {
  const server = createTestingServer([testingGuest('1'), testingGuest('2', { state: 'waiting' })])
  server.refuse('message_repeated')
  await write(server)
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, 1' }))
  const again = () => screen.queryByRole('button', { name: 'Send it again all the same' })
  await waitFor(() => expect(again()).toBeInTheDocument())
  server.refuse()
  const to = screen.getByRole('combobox', { name: 'To' })
  await userEvent.selectOptions(to, 'waiting')
  expect([again(), screen.queryByText(/^This event was sent the same message/)]).toEqual([null, null])
  await userEvent.selectOptions(to, 'registered')
  await userEvent.click(again()!)
  await screen.findByRole('group', { name: 'Send it? Guests: 1' })
  expect(server.sent.filter(({ again }) => again)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Yes, 1' }))
  await screen.findByText(/^Queued to be sent/)
  expect(server.sent.at(-1)).toMatchObject({ action: 'write', guests: ['1'], again: true })
})

/** The form on a page that is drawn anew, as with every overview. */
function Page() {
  const [, draw] = React.useState(0)
  return (
    <>
      <button onClick={() => draw((before) => before + 1)}>Draw anew</button>
      <Write slug="vecer" content={undefined} titleOf={(event) => event} />
    </>
  )
}

test('the preview is not read anew while the message is the same', async () => {
  const shown = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  globalThis.fetch = createTestingServer([testingGuest('1')]).fetch
  renderIn('en', <Page />)
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, 'We meet.')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'Draw anew' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'cs')
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(2))
})

test('without network nothing is asked; once there is one, the same button goes on', async () => {
  const server = createTestingServer([testingGuest('1')])
  server.cutNetwork()
  await write(server)
  await send()
  await screen.findAllByText(/^There is no connection/)
  expect(screen.queryByRole('group', { name: /^Send it/ })).toBeNull()
  server.mendNetwork()
  await send()
  await screen.findByRole('group', { name: 'Send it? Guests: 1' })
})

test('a mail that was tried a moment ago is not said to be over or cancelled', async () => {
  const server = createTestingServer()
  server.progress.failed = 1
  server.refuse('gone')
  globalThis.fetch = server.fetch
  renderIn('en', <Outbox slug="vecer" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/^There is nothing to try now/)
})
