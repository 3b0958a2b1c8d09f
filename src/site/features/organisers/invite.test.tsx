import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Invitations } from './invitations'
import { Invite } from './invite'
import { createTestingServer, testingEvent } from './testing-server'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const field = () => screen.getByRole('textbox', { name: 'Or paste a table here' })

function open() {
  const server = createTestingServer()
  globalThis.fetch = server.fetch
  renderIn('en', <Invite slug="vecer" maxSeats={2} onInvited={() => undefined} />)
  return server
}

async function read(pasted: string) {
  await userEvent.click(field())
  await userEvent.paste(pasted)
  await press('Read the pasted table')
}

async function readJana() {
  await read('Jana,jana@guest.example')
  await screen.findByText('Rows that are right: 1')
}

/** Whether the browser asks before the page is left. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('while there is a list that has not been sent, the browser asks before it is lost by a reload', async () => {
  open()
  expect(isAsked()).toBe(false)
  await readJana()
  expect(isAsked()).toBe(true)
  await press('Mail the invitations')
  await press('Yes, 1')
  await screen.findByText(/^Invited: 0\. /)
  expect(isAsked()).toBe(false)
})

test('who was invited before is named after a list was sent, with the reason', async () => {
  open()
  await readJana()
  await press('Mail the invitations')
  await press('Yes, 1')
  await screen.findByText('Not invited this time: 1')
  expect(screen.getByText(/jana@guest\.example/)).toHaveTextContent(
    'Jana, jana@guest.example: has an invitation already',
  )
})

test('the rows that are right can be looked at, as they will be invited', async () => {
  open()
  await read('Name\tE-mail\tLanguage\nJana\tjana@guest.example\tČeština\nPetr\tpetr@')
  await userEvent.click(await screen.findByText('Show the rows that are right'))
  expect(screen.getByText(/, jana@guest\.example, /)).toHaveTextContent('Jana, jana@guest.example, cs, 2')
  expect(screen.queryByText(/, petr@/)).toBeNull()
  await press('Discard the table')
})

test.each([
  ['registration_closed', /^0 of 1 are invited\. While registration is closed, nobody can be invited\. Open it under/],
  ['no_mail', /^0 of 1 are invited\. Go on with the same button/],
])('a list that is refused with %s is told what to do', async (code, told) => {
  const server = open()
  await readJana()
  server.refuse(code)
  await press('Mail the invitations')
  await press('Yes, 1')
  await screen.findByText(told)
  await press('Discard the table')
})

test('a name that is too long is told with its row, whole, and nobody is invited', async () => {
  open()
  const long = `Jana ${'Nová '.repeat(60)}Malá`
  await read(`Name\tE-mail\nPetr\tpetr@guest.example\n${long}\tjana@guest.example`)
  const row = await screen.findByRole('group', { name: 'Row 3' })
  const name = within(row).getByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue(long)
  expect(name).toHaveAccessibleDescription(/too short or too long/)
  expect(screen.getByRole('button', { name: 'Mail the invitations' })).toBeDisabled()
  await userEvent.clear(name)
  await userEvent.click(name)
  await userEvent.paste('Nová '.repeat(22))
  expect(name).toHaveAccessibleDescription(/too short or too long/)
  await press('Discard the table')
})

test('when a row is left out, the focus moves to the next one, and from the last to the heading', async () => {
  open()
  await read('Name\tE-mail\nJana\tjana@\nPetr\tpetr@')
  const leaveOut = async (row: string) => {
    const group = await screen.findByRole('group', { name: row })
    await userEvent.click(within(group).getByRole('button', { name: 'Leave the row out' }))
  }
  await leaveOut('Row 2')
  const left = screen.getByRole('group', { name: 'Row 3' })
  expect(within(left).getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await leaveOut('Row 3')
  expect(screen.getByRole('heading', { name: 'Invite guests' })).toHaveFocus()
  await press('Discard the table')
})

test('the question before invitations go gives the focus back to its button; once they go, the heading above the result has it', async () => {
  open()
  await readJana()
  await press('Mail the invitations')
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  await press('No')
  expect(screen.getByRole('button', { name: 'Mail the invitations' })).toHaveFocus()
  await press('Mail the invitations')
  await press('Yes, 1')
  await screen.findByText(/^Invited: 0\. /)
  expect(screen.getByRole('heading', { name: 'Invite guests' })).toHaveFocus()
})

test('invitations that have just been queued are among what has not been sent', async () => {
  const server = createTestingServer()
  globalThis.fetch = server.fetch
  const content = { ...testingEvent, form: 'invitation' } as const
  renderIn('en', <Invitations slug="vecer" content={content} titleOf={(event) => event} />)
  await screen.findByText('Everything has been sent.')
  await readJana()
  server.progress.waiting = 1
  await press('Mail the invitations')
  await press('Yes, 1')
  await screen.findByText('Waiting: 1')
})

test('a list that is sent while another view is shown is not offered again', async () => {
  const { fetch } = createTestingServer()
  const onInvited = jest.fn()
  const invite = () => renderIn('en', <Invite slug="vecer" maxSeats={2} onInvited={onInvited} />)
  let answer = () => undefined as void
  globalThis.fetch = (...asked) => new Promise((resolve) => (answer = () => resolve(fetch(...asked))))
  const { unmount } = invite()
  await readJana()
  await press('Mail the invitations')
  await press('Yes, 1')
  unmount()
  answer()
  await waitFor(() => expect(onInvited).toHaveBeenCalled())
  invite()
  expect(field()).toHaveValue('')
})

test('a list of addresses alone is told to lack names', async () => {
  open()
  await read('jana@guest.example\npetr@guest.example')
  await screen.findByText(/^The table must have a column with names/)
  await press('Discard the table')
})

test('the list of invitations that was downloaded can be pasted again: its number is that of persons, at most', async () => {
  open()
  const headings = ['Name', 'E-mail address', 'Language', 'Persons, at most', 'Answer', 'Places']
  const row = ['Jana', 'jana@guest.example', 'English', '3', 'accepted', '1']
  await read([headings, row].map((cells) => cells.join('\t')).join('\n'))
  await screen.findByText('Write a number from 1 to 2.')
  await press('Discard the table')
})

test('a text that is no table is told, and stays in its field', async () => {
  open()
  await read(';;')
  await screen.findByText(/^There is no table of guests/)
  expect(field()).toHaveValue(';;')
})

test('a file that cannot be read is told, and can be chosen again once it was corrected', async () => {
  open()
  const field = screen.getByLabelText<HTMLInputElement>('Choose a file')
  const file = new File([], 'guests.xlsx')
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  await userEvent.upload(field, file)
  await screen.findByText(/^This file cannot be read/)
  expect(field.files).toHaveLength(0)
})
