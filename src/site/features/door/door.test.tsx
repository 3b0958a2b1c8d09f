import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Door } from './door'
import { forgetKey, keepKey, takeLink } from './door-storage'
import { createTestingServer, testingKey, testingLink, type Fault } from './testing-server'

const notice = { heading: 'Consent', consent: 'We keep your name.', text: 'For a month.' }

type Server = ReturnType<typeof createTestingServer>

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/en/door')
  keepKey(testingKey)
})

/** Opens the page in a tab that was admitted before. */
function open(server: Server, fault: Fault = 'none', isCalledOff = false) {
  const network = { fault }
  globalThis.fetch = server.network(() => network.fault)
  renderIn('en', <Door events={[{ slug: 'vecer', title: 'The Evening', cancelled: isCalledOff }]} notice={notice} />)
  return network
}

/** Opens the link in a tab that is new. */
function openLink(server: Server, fault: Fault = 'none') {
  forgetKey()
  history.replaceState(null, '', `/en/door#k=${testingLink}`)
  takeLink()
  return open(server, fault)
}

const nameOfDevice = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the device' })
const openList = () => userEvent.click(screen.getByRole('button', { name: 'Open the list of guests' }))

test('a link asks for the name of the device, proposes one, and then opens the list', async () => {
  const server = createTestingServer(['Jiří Novák'])
  openLink(server)
  const field = await nameOfDevice()
  expect(field).toHaveFocus()
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription(/the organiser knows which device to disconnect/)
  const proposed = field.value
  expect(proposed).toMatch(/^Phone [1-9]\d$/)
  // What is typed replaces it.
  expect(field.selectionEnd! - field.selectionStart!).toBe(proposed.length)
  await userEvent.keyboard('Jana’s phone{Enter}')
  expect(await screen.findByRole('searchbox')).toHaveFocus()
  expect(server.devices()).toContain('Jana’s phone')
})

test('a device without a name is told so at the field, which has the focus', async () => {
  openLink(createTestingServer(['Jiří Novák']))
  const field = await nameOfDevice()
  await userEvent.clear(field)
  await openList()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/^This field is required\. /)
})

test.each<[Fault, RegExp]>([
  ['offline', /no connection\. Try again/],
  ['busy', /server is busy\. Try again/],
  ['preview', /only a preview of the site/],
])('with the fault “%s”, a device that asks to be admitted is told why it is not', async (fault, message) => {
  openLink(createTestingServer(['Jiří Novák']), fault)
  await nameOfDevice()
  await openList()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
  expect(screen.getByRole('button', { name: 'Open the list of guests' })).toHaveAttribute('aria-disabled', 'false')
})

test('a device with a list that opens a link of no use returns to its list', async () => {
  const server = createTestingServer(['Jiří Novák'])
  open(server)
  await screen.findByRole('searchbox')
  server.endLink()
  React.act(() => {
    location.hash = `k=${testingLink}`
  })
  await nameOfDevice()
  await openList()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The link is not valid'))
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(server.devices()).toHaveLength(1)
})

test('the page has the title of the event that the key is for', async () => {
  open(createTestingServer(['Jiří Novák']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('At the door')
  expect(await screen.findByRole('heading', { level: 1, name: 'The Evening' })).toBeVisible()
})

test.each<[Fault, RegExp]>([
  ['offline', /The list will load as soon as there is one/],
  ['busy', /The server is busy. The list will load/],
  ['preview', /only a preview of the site/],
])('with the fault “%s”, the page says why it has no list', async (fault, message) => {
  open(createTestingServer(['Jiří Novák']), fault)
  expect(await screen.findByText(message)).toBeVisible()
})

const kept = [
  { id: 'a', guest: '1', arrived: 1 },
  { id: 'b', guest: '1', arrived: 2 },
  { id: 'c', guest: '2', arrived: 1 },
]
const keepTicks = () => sessionStorage.setItem('door:ticks', JSON.stringify(kept))

test('of an event that was called off, the page says so', async () => {
  open(createTestingServer(['Jiří Novák']), 'none', true)
  expect(await screen.findByText('This event has been called off.')).toBeInTheDocument()
})

test('a reload without network says how many guests have ticks that wait', async () => {
  keepTicks()
  open(createTestingServer(['Jiří Novák']), 'offline')
  expect(await screen.findByText('Guests whose arrival has not been sent yet: 2.')).toBeVisible()
})

test('ticks from before a reload whose guests have cancelled are told by the number of guests', async () => {
  keepTicks()
  const server = createTestingServer(['Jiří Novák', 'Ada Černá', ['Eva Bílá', 2]])
  server.cancel('1')
  server.cancel('2')
  open(server)
  expect(await screen.findByText(/Not saved: 2. Registrations changed after the page was reloaded/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('when a key is refused, its message has the focus, and says where to open the new link if ticks wait', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const network = open(server)
  await userEvent.type(await screen.findByRole('searchbox'), 'jiri')
  network.fault = 'offline'
  await userEvent.click(screen.getByRole('button', { name: 'Jiří Novák 1 place' }))
  server.closeDoor()
  network.fault = 'none'
  dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { level: 2, name: 'The link is not valid' })).toHaveFocus()
  expect(screen.getByText(/arrival has not been sent yet: 1\. Open the new link in this tab/)).toBeVisible()
})

test('the page asks before it is left while ticks wait or the network fails', async () => {
  const network = open(createTestingServer(['Jiří Novák']))
  await userEvent.type(await screen.findByRole('searchbox'), 'jiri')
  const isLeft = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isLeft()).toBe(true)
  network.fault = 'offline'
  await userEvent.click(screen.getByRole('button', { name: 'Jiří Novák 1 place' }))
  expect(isLeft()).toBe(false)
})

test('in a tab in the background nothing is requested', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const server = createTestingServer(['Jiří Novák'])
  open(server)
  expect(server.requests).toBe(0)
})

test('a browser that stores nothing keeps the link in the address', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  openLink(createTestingServer(['Jiří Novák']))
  await nameOfDevice()
  await openList()
  expect(await screen.findByRole('searchbox')).toBeVisible()
  expect(location.hash).toBe(`#k=${testingLink}`)
})

test('more registrations than the capacity leave no free seats', async () => {
  open(createTestingServer([['Jiří Novák', 3]], 2))
  expect((await screen.findByText('Free')).nextSibling).toHaveTextContent(/^0$/)
})

test('one letter finds nobody and is no reason to say so, also with its accent as a character of its own', async () => {
  open(createTestingServer(['Jiří Novák']))
  await userEvent.type(await screen.findByRole('searchbox'), 'e\u030c')
  expect(screen.queryByText('Nobody by that name is on the list.')).toBeNull()
})

test('at most eight guests are shown, and how many there are', async () => {
  open(createTestingServer(Array.from({ length: 50 }, (_, index) => `Jan Novák ${index}`)))
  await userEvent.type(await screen.findByRole('searchbox'), 'novak')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByText('Found: 50, shown: 8. Add more letters.')).toBeVisible()
})

test('keys for an input method neither clear the search nor leave it', async () => {
  open(createTestingServer(['Jiří Novák']))
  const field = await screen.findByRole('searchbox')
  await userEvent.type(field, 'jiri')
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(field).toHaveValue('jiri')
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(field).toHaveFocus()
})

/** Opens the dialog for a name, and sends it. */
async function openDialog(name: string) {
  await userEvent.clear(await screen.findByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Add a guest who is not on the list' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  return { dialog, add: within(dialog).getByRole('button', { name: 'Add and let in' }) }
}

async function addGuest(name: string) {
  const { dialog, add } = await openDialog(name)
  await userEvent.click(add)
  return dialog
}

/** Closes the dialog at once, before an answer can come. */
async function addGuestAndClose(name: string) {
  const { dialog, add } = await openDialog(name)
  fireEvent.click(add)
  React.act(() => dialog.close())
}

test('the dialog stays open until the answer comes', async () => {
  const network = open(createTestingServer(['Jiří Novák']))
  await screen.findByRole('searchbox')
  network.fault = 'late answer'
  const dialog = await addGuest('Zoja Malá')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the list' }))
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(dialog).toBeVisible()
})

test('an answer after the dialog was closed disturbs nobody, and a refusal is told on the page', async () => {
  const server = createTestingServer(['Jiří Novák'], 2)
  open(server)
  await addGuestAndClose('Zoja Malá')
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'jiri')
  expect(await screen.findByText('1 of 1 arrived: Zoja Malá')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('jiri')

  await addGuestAndClose('Ota Černý')
  await userEvent.click(screen.getByRole('button', { name: 'Add a guest who is not on the list' }))
  expect(await screen.findByText(/^Ota Černý: There are not that many free places/)).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test.each([
  ['a tap on the name', /^Zoja Malá 2 places/, 1],
  ['one person less, and again', 'One fewer', 2],
])('%s, and a guest who was added at the door is off the list; the focus moves to the search', async (...row) => {
  const [, button, taps] = row
  const server = createTestingServer(['Jiří Novák'])
  server.addWalkIn('Zoja Malá', 2)
  open(server)
  await userEvent.type(await screen.findByRole('searchbox'), 'malá')
  // The rows ask how long they have been ticked.
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 1000)
  for (let tap = 0; tap < taps; tap++) await userEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText('Taken back, no longer on the list: Zoja Malá')).toHaveRole('status')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})
