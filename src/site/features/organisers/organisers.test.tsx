import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Organisers } from './organisers'
import { shownTitle } from './tab-title'
import { createTestingServer, testingGuest, testingNumbers } from './testing-server'

function open(search = '', prepare: (server: ReturnType<typeof createTestingServer>) => void = () => undefined) {
  history.replaceState(null, '', `/en/organisers${search}`)
  const server = createTestingServer([testingGuest('1')])
  prepare(server)
  globalThis.fetch = server.fetch
  const page = renderIn('en', <Organisers search={search} timeZone="Europe/Prague" site="Fifty" notice={null} />)
  return { server, ...page }
}

test.each([
  ['', 'Organisers – Fifty'],
  ['?view=find', 'False registrations – Fifty'],
  ['?event=vecer&view=write', 'Write · The Evening – Fifty'],
  ['?event=vecer&view=settings', 'Settings · The Evening – Fifty'],
])('the tab says what the organiser sees at the address with “%s”', async (search, title) => {
  const { unmount } = open(search)
  await screen.findByText(/^Signed in/)
  await waitFor(() => expect(document.title).toBe(title))
  // Gatsby makes the head of the page anew after each navigation.
  expect(shownTitle() ?? 'Organisers').toBe(title.replace(' – Fifty', ''))
  unmount()
  expect(shownTitle()).toBeUndefined()
})

test.each([
  ['vecer', ['Guests', 'Write', 'Settings']],
  ['removed-from-content', ['Guests', 'Settings']],
])('the views of the event %s are those that can do something for it', async (event, offered) => {
  open(`?event=${event}`)
  const views = await screen.findByRole('navigation', { name: 'Parts of the event' })
  expect(
    within(views)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(offered)
})

test('every view of an event says whether it takes registrations, such as that the content marks it full', async () => {
  open('?event=vecer&view=write', ({ overview, settings }) => {
    overview.events = [{ ...testingNumbers, settings: { ...settings, availability: 'full' } }]
  })
  expect(await screen.findByText('The event is full.')).toBeInTheDocument()
})

test('what was changed in two events at once is listed for each', async () => {
  open()
  await screen.findByRole('heading', { name: 'What was changed' })
  expect(
    screen.getAllByText(/ · erased a person · /).map(({ textContent }) => textContent.split(' · ').at(-1)),
  ).toEqual(['The Evening', 'dilna'])
})

test('a past event whose guests are erased keeps its four numbers in the list', async () => {
  const erased = { taken: 7, waiting: 2, arrived: 5, cancelled: 1 }
  open('', ({ overview }) => (overview.events = [{ ...testingNumbers, capacity: 8, erased }]))
  expect((await screen.findByText('7 of 8')).parentElement).toHaveTextContent(
    '7 of 82 waiting5 arrived1 cancelled, guests erased',
  )
})

test('an organiser with a session goes on where the network was lost before the page was read', async () => {
  const { server } = open('', ({ cutNetwork }) => cutNetwork())
  await screen.findByText(/^There is no connection/)
  server.mendNetwork()
  dispatchEvent(new Event('online'))
  await screen.findByText(/^Signed in/)
})

test('a page that is loaded anew while the mail is read still asks for the code', async () => {
  const { unmount } = open('', ({ endSession }) => endSession())
  await userEvent.type(await screen.findByLabelText('Your e-mail address'), 'organiser@mail.example{Enter}')
  await screen.findByLabelText('Code from the mail')
  unmount()
  open('', ({ endSession }) => endSession())
  await userEvent.type(await screen.findByLabelText('Code from the mail'), '123456{Enter}')
  await screen.findByText(/^Signed in/)
  expect(sessionStorage).toHaveLength(0)
})

test('a code that was sent ten minutes ago is not asked for', async () => {
  sessionStorage.setItem('organiser', `${Date.now() - 600_000} organiser@mail.example`)
  open('', ({ endSession }) => endSession())
  expect(await screen.findByLabelText('Your e-mail address')).toHaveValue('')
  sessionStorage.clear()
})

test('what takes the focused element off the page leaves the focus near it', async () => {
  const { server } = open('?event=vecer&view=settings')
  const button = await screen.findByRole('button', { name: 'Close registration' })
  server.settings.overrides.state = { state: 'closed', since: '2031-08-01T10:00:00Z', organiser: null }
  server.settings.availability = 'closed'
  await userEvent.click(button)
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Registration' })).toHaveFocus()
})

test('a focus that the organiser has given up is not brought back', async () => {
  const { server } = open('?event=vecer&view=settings')
  const button = await screen.findByRole('button', { name: 'Close registration' })
  act(() => button.focus())
  await userEvent.click(screen.getByRole('main'))
  expect(document.body).toHaveFocus()
  server.settings.overrides.state = { state: 'closed', since: '2031-08-01T10:00:00Z', organiser: null }
  server.settings.availability = 'closed'
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(document.body).toHaveFocus()
})

test('signing out gives the focus to the heading, because the button is gone, and names the tab after the page', async () => {
  open('?event=vecer&view=settings')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in as an organiser' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(document.title).toBe('Organisers – Fifty')
})

test('whoever signs in after a sign-out finds nothing of what was typed before', async () => {
  open('?event=vecer&view=write')
  const [subject] = await screen.findAllByLabelText(/^Subject/)
  await userEvent.type(subject!, 'Typed before')
  expect(Object.values({ ...sessionStorage }).join()).toContain('Typed before')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in as an organiser' })
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Typed before')
})

/** Holds the requests to an address back. @returns what lets the next one of them go on */
function holdBack(path: RegExp) {
  const { fetch } = globalThis
  const held: (() => void)[] = []
  globalThis.fetch = async (address, init) => {
    const answer = fetch(address, init)
    if (path.test(String(address))) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }
  return () => waitFor(() => expect(held.length).toBeGreaterThan(0)).then(() => act(() => held.shift()!()))
}

test('a sign-out that fails leaves the form to sign in again, if the session has ended meanwhile', async () => {
  const { server } = open('?view=find')
  await screen.findByText(/^Signed in/)
  const goOn = holdBack(/session$/)
  server.loseAnswers()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  server.loseAnswers(false)
  dispatchEvent(new Event('online'))
  await screen.findByText(/^Your session has ended/)
  await goOn()
  await screen.findByText(/^There is no connection/)
  expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument()
})

test('what was asked before an organiser signed out is not shown any more', async () => {
  open()
  await screen.findByText(/^Signed in/)
  const goOn = holdBack(/organisers$/)
  dispatchEvent(new Event('online'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in as an organiser' })
  await goOn()
  expect(screen.queryByText(/^Signed in/)).toBeNull()
})

test('a session that begins gives the focus to the heading; the first page leaves it alone', async () => {
  const { unmount } = open()
  await screen.findByText(/^Signed in/)
  expect(document.body).toHaveFocus()
  unmount()

  open('', ({ endSession }) => endSession())
  const field = await screen.findByRole('textbox', { name: 'Your e-mail address' })
  await userEvent.type(field, 'organiser@mail.example{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), '12345678{Enter}')
  await screen.findByText(/^Signed in/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a session that ends is begun again in a dialog, over the page, which goes on with what was typed', async () => {
  // jsdom knows neither <search> nor the methods of a dialog.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const showModal = jest.fn()
  Object.assign(HTMLDialogElement.prototype, { showModal, close: () => undefined })
  const { server } = open('?event=vecer')
  await userEvent.click(await screen.findByRole('button', { name: /^Guest 1/ }))
  const name = screen.getByRole('textbox', { name: 'Name', hidden: true })
  await userEvent.type(name, ' Typed')
  server.endSession()
  dispatchEvent(new Event('online'))
  const field = await screen.findByRole('textbox', { name: 'Your e-mail address', hidden: true })
  const again = field.closest('dialog')!
  expect(showModal.mock.contexts.at(-1)).toBe(again)

  // Nor does paper show the guests to whoever is there now.
  const rows = () => screen.queryAllByRole('row', { hidden: true }).length
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(rows()).toBe(0)
  act(() => void dispatchEvent(new Event('afterprint')))

  const fetch = jest.spyOn(globalThis, 'fetch')
  dispatchEvent(new Event('online'))
  expect(fetch).not.toHaveBeenCalled()
  // Browsers close a dialog at the second Escape.
  showModal.mockClear()
  fireEvent(again, new Event('close'))
  expect(showModal.mock.contexts).toEqual([again])

  await userEvent.type(field, 'organiser@mail.example{Enter}')
  const code = await screen.findByRole('textbox', { name: 'Code from the mail', hidden: true })
  await userEvent.type(code, '12345678{Enter}')
  await waitFor(() => expect(again).not.toBeInTheDocument())
  expect(name).toHaveValue('Guest 1 Typed')
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.stringContaining('event=vecer'), expect.anything()))
})
