import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { EventGuests } from './event-guests'
import { createTestingServer, testingEvent, testingGuest, testingNumbers } from './testing-server'

// jsdom does not know <search>.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

/** Opens the list of an event with two guests. */
async function open() {
  const server = createTestingServer([testingGuest('1'), testingGuest('2')])
  globalThis.fetch = server.fetch
  renderIn('en', <EventGuests slug="vecer" content={testingEvent} titleOf={(event) => event} />)
  await screen.findByText('Guests: 2, places taken: 2')
  return server
}

/** Has the page ask whether something has changed. */
const ask = () => dispatchEvent(new Event('online'))

test('where guests were added over the places, the page says how many there should be', async () => {
  const server = createTestingServer([testingGuest('1'), testingGuest('2')])
  server.settings.capacity = 2
  globalThis.fetch = server.fetch
  renderIn(
    'en',
    <EventGuests slug="vecer" content={testingEvent} titleOf={(event) => event} numbers={testingNumbers} />,
  )
  expect(await screen.findByText('2 of 1')).toBeInTheDocument()
})

test('once the guests are erased, their numbers of before are shown, and nobody says that none registered', async () => {
  globalThis.fetch = createTestingServer().fetch
  const numbers = { ...testingNumbers, capacity: 8, erased: { taken: 7, waiting: 2, arrived: 5, cancelled: 1 } }
  renderIn('en', <EventGuests slug="vecer" content={testingEvent} titleOf={(event) => event} numbers={numbers} />)
  expect((await screen.findByText('7 of 8')).parentElement).toHaveTextContent(
    '7 of 82 waiting5 arrived1 cancelled, guests erased',
  )
  expect(screen.queryByText('Nobody has registered yet.')).toBeNull()
})

test('to an event that was called off nobody is added, and nobody who waits gets a place', async () => {
  globalThis.fetch = createTestingServer([testingGuest('1', { state: 'waiting' })]).fetch
  const calledOff = { ...testingEvent, cancelled: true }
  renderIn('en', <EventGuests slug="vecer" content={calledOff} titleOf={(event) => event} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Guest 1/ }))
  expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Give a place now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a guest' })).toBeNull()
})

test('the filter of those who have arrived counts the persons who have, not their places', async () => {
  history.replaceState(null, '', '?state=arrived')
  globalThis.fetch = createTestingServer([testingGuest('1', { seats: 4, arrived: 1 }), testingGuest('2')]).fetch
  renderIn('en', <EventGuests slug="vecer" content={testingEvent} titleOf={(event) => event} />)
  expect(await screen.findByText('Guests: 1, persons arrived: 1')).toBeInTheDocument()
  history.replaceState(null, '', '/')
})

test('after the end, no mail to a guest is promised', async () => {
  globalThis.fetch = createTestingServer([testingGuest('1', { state: 'waiting' })]).fetch
  const numbers = { ...testingNumbers, ends_at: '2021-09-04T20:00:00Z' }
  renderIn('en', <EventGuests slug="vecer" content={testingEvent} titleOf={(event) => event} numbers={numbers} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a guest' }))
  expect(screen.getByText('The event is over, so the guest gets no mail.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: /^Guest 1/ }))
  expect(screen.getByText('The event is over, so the guest gets no mail about a change.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Give a place now' })).toBeNull()
})

test('the printed list has how many of each guest have arrived', async () => {
  const server = await open()
  server.guests[0] = testingGuest('1', { seats: 3, arrived: 2, revision: 9 })
  server.guests.push(testingGuest('3'))
  ask()
  await screen.findByText('Guests: 3, places taken: 5')
  act(() => void dispatchEvent(new Event('beforeprint')))
  const printed = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
  expect(printed('Guest 1').at(-1)).toHaveTextContent(/^2$/)
  expect(printed('Guest 2').at(-1)).toHaveTextContent(/^$/)
  // When it was read, not when it was printed: without network these differ.
  expect(screen.getByText(/^As of/)).toHaveTextContent('Fri 1 August 2031 10:07')
})

test('guests who wait take no places', async () => {
  const server = await open()
  server.guests.push(testingGuest('3', { state: 'waiting', seats: 4 }))
  ask()
  await screen.findByText('Guests: 3, places taken: 2')
})

test('a guest whom another organiser has erased is gone from the list', async () => {
  const server = await open()
  server.guests.pop()
  ask()
  await screen.findByText('Guests: 1, places taken: 1')
  expect(screen.queryByRole('button', { name: /^Guest 2/ })).toBeNull()
})

test('a year with a digit too many is no time to filter by, and the list stays', async () => {
  await open()
  const from = screen.getByLabelText('Registered from')
  fireEvent.change(from, { target: { value: '20311-09-04T10:00' } })
  expect(from).toHaveValue('')
  expect(screen.getByText('Guests: 2, places taken: 2')).toBeInTheDocument()
  fireEvent.change(from, { target: { value: '2041-09-04T10:00' } })
  expect(from).toHaveValue('2041-09-04T10:00')
  await waitFor(() => expect(screen.queryByText('Guests: 2, places taken: 2')).toBeNull())
})

test('a guest who is gone meanwhile stays in the dialog with what was typed, and the organiser is told', async () => {
  const server = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Guest 2/ }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' Typed')
  server.guests.pop()
  ask()
  await waitFor(() => expect(screen.getByText(/^There is nothing left to change here/)).toBeInTheDocument())
  expect(name).toHaveValue('Guest 2 Typed')
  expect(screen.queryByRole('button', { name: 'Cancel the registration' })).toBeNull()
})

test('of registrations to be cancelled at different times, the last time is told', async () => {
  const server = await open()
  Object.assign(server.pending, { 1: '2031-08-01T10:09:00Z', 2: '2031-08-01T10:08:00Z' })
  ask()
  await screen.findByText(/^Registrations to be cancelled: 2\. The last of them at .*:09/)
})

test('a cancellation is carried out when its minute is over, also if the clock of the device is slow', async () => {
  jest.useFakeTimers({ now: new Date('2031-08-01T09:07:00Z'), advanceTimers: true })
  const server = await open()
  server.pending[1] = '2031-08-01T10:08:00Z'
  ask()
  await screen.findByText(/^Registrations to be cancelled: 1/)
  const fetch = jest.spyOn(globalThis, 'fetch')
  // Not by a request that would ask anyway.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(fetch).toHaveBeenCalledWith('/api/organisers', expect.anything())
  jest.useRealTimers()
})
