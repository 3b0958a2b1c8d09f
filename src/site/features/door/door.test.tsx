import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Door } from './door'
import { forgetKey, keepKey, takeLink } from './door-storage'
import { createTestingServer, testingKey, testingLink, type Fault } from './testing-server'

const notice = { heading: 'Consent', consent: 'We keep your name.', text: 'For a month.' }

type Server = ReturnType<typeof createTestingServer>

beforeAll(() => {
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value
  // jsdom does not have them.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/en/door')
  keepKey(testingKey)
})

/** Opens the page in a tab that was admitted before. */
function open(server: Server, fault: Fault = 'none') {
  const network = { fault }
  globalThis.fetch = server.network(() => network.fault)
  renderIn('en', <Door events={[{ slug: 'vecer', title: 'The Evening' }]} notice={notice} />)
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
  expect(field).toHaveAccessibleDescription(/the organiser knows which device to end/)
  const proposed = field.value
  expect(proposed).toMatch(/^Phone [1-9]\d$/)
  // What is typed replaces it.
  expect(field.selectionEnd! - field.selectionStart!).toBe(proposed.length)
  await userEvent.keyboard('Jana’s phone{Enter}')
  expect(await screen.findByRole('searchbox')).toHaveFocus()
  expect(server.devices()).toContain('Jana’s phone')
})

test('the proposed name will do', async () => {
  const server = createTestingServer(['Jiří Novák'])
  openLink(server)
  const proposed = (await nameOfDevice()).value
  await openList()
  expect(await screen.findByRole('searchbox')).toBeVisible()
  expect(server.devices()).toContain(proposed)
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

test('a link that admits nobody shows that it is not valid', async () => {
  const server = createTestingServer(['Jiří Novák'])
  server.endLink()
  openLink(server)
  await nameOfDevice()
  await openList()
  expect(await screen.findByRole('heading', { level: 2, name: 'The link is not valid' })).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
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

test('without network the page says that it waits for it', async () => {
  open(createTestingServer(['Jiří Novák']), 'offline')
  expect(await screen.findByText(/The list will load as soon as there is one/)).toBeVisible()
})

test('a busy server is told apart from a missing network', async () => {
  open(createTestingServer(['Jiří Novák']), 'busy')
  expect(await screen.findByText(/The server is busy. The list will load/)).toBeVisible()
})

test('on a preview of the site the page says that it has no list', async () => {
  open(createTestingServer(['Jiří Novák']), 'preview')
  expect(await screen.findByText(/only a preview of the site/)).toBeVisible()
})

const kept = [
  { id: 'a', guest: '1', arrived: 1 },
  { id: 'b', guest: '1', arrived: 2 },
  { id: 'c', guest: '2', arrived: 1 },
]
const keepTicks = () => sessionStorage.setItem('door:ticks', JSON.stringify(kept))

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

test('a guest whose answer was lost is added once, also from a dialog that was opened again', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const network = open(server)
  await screen.findByRole('searchbox')
  network.fault = 'lost answer'
  const dialog = await addGuest('Zoja Malá')
  expect(
    await within(dialog).findByText(/With the same name and number of persons, nobody is added twice/),
  ).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the list' }))
  network.fault = 'none'
  await addGuest('Zoja Malá')
  expect(await screen.findByText('1 of 1 arrived: Zoja Malá')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.guests().map(({ name }) => name)).toEqual(['Jiří Novák', 'Zoja Malá'])
})

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

test('after an undo its button keeps the focus', async () => {
  open(createTestingServer(['Jiří Novák']))
  await userEvent.type(await screen.findByRole('searchbox'), 'jiri')
  await userEvent.click(screen.getByRole('button', { name: 'Jiří Novák 1 place' }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  await userEvent.click(undo)
  expect(undo).toHaveFocus()
  expect(undo).toHaveAttribute('aria-disabled', 'true')
})

test('at most twelve guests are shown, and how many there are', async () => {
  open(createTestingServer(Array.from({ length: 50 }, (_, index) => `Jan Novák ${index}`)))
  await userEvent.type(await screen.findByRole('searchbox'), 'novak')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByText('Found: 50, shown: 8. Add more letters.')).toBeVisible()
})

test('a tick is told to screen readers, and the box shows how many have come', async () => {
  open(createTestingServer([['Jiří Novák', 3]]))
  await userEvent.type(await screen.findByRole('searchbox'), 'jiri')
  const group = within(screen.getByRole('group', { name: 'Jiří Novák' }))
  await userEvent.click(group.getByRole('button', { name: 'One more' }))
  expect(group.getByRole('button', { name: 'Jiří Novák 3 places' })).toHaveAttribute('aria-pressed', 'mixed')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 of 3 arrived: Jiří Novák')
  await userEvent.click(group.getByRole('button', { name: 'Jiří Novák 3 places' }))
  expect(group.getByRole('button', { name: 'Jiří Novák 3 places' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(group.getByText('1 / 3')).toBeVisible()
})

/** Moves the clock that rows ask how long they have been ticked. */
function afterASecond(): void {
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 1000)
}

/** What the page says of the last tick. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const takenBack = 'Taken back, no longer on the list: Zoja Malá'
const numbers = () => screen.getAllByRole('definition').map(({ textContent }) => Number(textContent))

test('to undo the addition of a guest says that they are no longer on the list, and cannot be undone', async () => {
  open(createTestingServer(['Jiří Novák'], 10))
  await addGuest('Zoja Malá')
  const row = await screen.findByRole('button', { name: 'Zoja Malá 1 place, added at the door' })
  expect(numbers()).toEqual([1, 2, 8])
  const undo = screen.getByRole('button', { name: 'Undo' })
  await userEvent.click(undo)
  expect(row).not.toBeInTheDocument()
  expect(told()).toEqual(expect.arrayContaining([takenBack, 'Nobody by that name is on the list.']))
  expect(numbers()).toEqual([0, 1, 9])
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toHaveFocus()
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
  afterASecond()
  for (let tap = 0; tap < taps; tap++) await userEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(told()).toContain(takenBack)
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

test('without network a guest is taken off the list at once', async () => {
  const server = createTestingServer(['Jiří Novák'], 10)
  server.addWalkIn('Zoja Malá', 2)
  const network = open(server)
  await userEvent.type(await screen.findByRole('searchbox'), 'malá')
  network.fault = 'offline'
  afterASecond()
  await userEvent.click(screen.getByRole('button', { name: /^Zoja Malá/ }))
  expect(told()).toContain(takenBack)
  expect(numbers()).toEqual([0, 1, 9])
  expect(await screen.findByText(/arrival has not been sent yet: 1/)).toBeVisible()
  expect(server.guests()).toHaveLength(2)
  network.fault = 'none'
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.guests()).toHaveLength(1))
})

test('a guide writes to the guests, in each language; a device at the door cannot', async () => {
  const server = createTestingServer(['Jiří Novák', 'Jana Malá'])
  open(server)
  await screen.findByRole('searchbox')
  expect(screen.queryByRole('button', { name: 'Write to the guests' })).toBeNull()
  server.isGuide = true
  await userEvent.click(await screen.findByRole('button', { name: 'Write to the guests' }, { timeout: 5000 }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the guests' }))
  for (const language of ['čeština', 'English']) {
    const group = within(dialog.getByRole('group', { name: new RegExp(language, 'i') }))
    fireEvent.change(group.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Meeting point' } })
    fireEvent.change(group.getByRole('textbox', { name: 'Text' }), { target: { value: 'At the gate.' } })
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Send to all' }))
  expect(await dialog.findByText(/Guests who will get it: 2/)).toBeVisible()
  expect(server.messages).toEqual(['Meeting point'])
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
