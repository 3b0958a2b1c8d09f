import * as React from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { minuteChange } from '../../../dom/contract'
import { keepDraft, keepOnDevice, readDraft } from './draft'
import { OwnAddress } from './own-address'
import { useRegistered } from './use-registered'
import { renderIn } from '../../../../../tests/support/render'

const fetched = jest.fn<Promise<Partial<Response>>, Parameters<typeof fetch>>()
const answer = (status: number, body: object) => fetched.mockResolvedValue({ ok: status < 300, status, json: async () => body }) // oxfmt-ignore
const sent = () => fetched.mock.calls.map(([path, init]) => [path, JSON.parse(init!.body as string) as object])

const registered = {
  name: 'Jana Nová',
  seats: 2,
  mail: true,
  waiting: false,
  email: 'jana@gmial.com',
  submissionId: 'id-1',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  fetched.mockReset()
  window.fetch = fetched as never
})

function Page() {
  const kept = useRegistered('dilna')
  return kept ? (
    <>
      <p>{kept.waiting ? 'waits' : 'has a place'}</p>
      <OwnAddress event="dilna" registered={kept} contact="seven@majakka.example" />
    </>
  ) : null
}

function show(changes: Partial<typeof registered> = {}) {
  keepDraft('dilna', { registered: { ...registered, ...changes } })
  renderIn('en', <Page />)
}

const field = () => screen.getByLabelText('The right e-mail address')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Correct the address' }))

test('a known slip opens the form, with what was probably meant', () => {
  show()
  expect(field()).toHaveValue('jana@gmail.com')
  expect(document.querySelector('details')).toHaveAttribute('open')
})

test('an address that may be right leaves it closed', () => {
  show({ email: 'jana@guest.example' })
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  expect(field()).toHaveValue('jana@guest.example')
})

test('the address is corrected, and the tab keeps the new one as long as before', async () => {
  show()
  const { at } = readDraft('dilna')
  answer(200, { code: 'corrected', state: 'registered', seats: 2 })
  await send()
  expect(await screen.findByText(/^Corrected/)).toHaveRole('status')
  expect(sent()).toEqual([
    ['/api/correct', { event: 'dilna', submissionId: 'id-1', email: 'jana@gmail.com', locale: 'en' }],
  ])
  expect(readDraft('dilna')).toMatchObject({ at, registered: { ...registered, email: 'jana@gmail.com' } })
})

test.each([
  [409, { code: 'email_taken' }, 'There is a registration for this event with this address already.'],
  [429, { code: 'too_many_registrations' }, 'there were too many with this email'],
  [410, { code: 'too_late' }, 'The address can no longer be corrected here.'],
  [503, { code: 'unavailable' }, 'This does not work now.'],
])('a correction that is refused says why (%d)', async (status, body, message) => {
  show()
  answer(status, body)
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(readDraft('dilna')).toMatchObject({ registered })
})

test('an address that stays the same is not said to be corrected', async () => {
  show({ email: 'jana@guest.example' })
  answer(200, { code: 'found', state: 'registered', seats: 2 })
  await userEvent.click(screen.getByText('A mistake in the address? Correct it'))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a registration for this event with this address')
  expect(screen.queryByText(/^Corrected/)).toBeNull()
})

test('a correction whose answer was lost is done, also if it is sent again', async () => {
  show()
  answer(200, { code: 'found', state: 'registered', seats: 2 })
  await send()
  expect(await screen.findByText(/^Corrected/)).toHaveRole('status')
  expect(readDraft('dilna')).toMatchObject({ registered: { email: 'jana@gmail.com' } })
})

test('what the device keeps is corrected, too, and kept as long as before', async () => {
  keepDraft('dilna', { registered })
  keepOnDevice('dilna', '2099-01-01T00:00:00Z')
  renderIn('en', <Page />)
  answer(200, { code: 'corrected', state: 'registered', seats: 3 })
  await send()
  expect(await screen.findByText(/^Corrected/)).toHaveRole('status')
  const corrected = { ...registered, email: 'jana@gmail.com', seats: 3 }
  expect(readDraft('dilna')).toMatchObject({ registered: corrected })
  sessionStorage.clear()
  const { submissionId: _, ...onDevice } = corrected
  expect(readDraft('dilna')).toMatchObject({ registered: onDevice, until: '2099-01-01T00:00:00Z' })
  expect(localStorage['registration:dilna']).not.toContain('id-1')
})

test('an address that is none is told at its field', async () => {
  show()
  answer(422, { code: 'invalid_data', errors: { email: 'email' } })
  await send()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('This is not a valid email.'))
})

test('a guest who waits sees in the tab that there is a place', async () => {
  answer(200, { code: 'found', state: 'waiting', seats: 2 })
  show({ waiting: true })
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(screen.getByText('waits')).toBeVisible()
  answer(200, { code: 'found', state: 'registered', seats: 2 })
  act(() => void document.dispatchEvent(new Event(minuteChange)))
  expect(await screen.findByText('has a place')).toBeVisible()
  expect(sent().at(-1)).toEqual(['/api/correct', { event: 'dilna', submissionId: 'id-1' }])
})

test('if the server does not know any more, the tab keeps what it knows, and asks no more', async () => {
  answer(410, { code: 'too_late' })
  show({ waiting: true })
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  act(() => void document.dispatchEvent(new Event(minuteChange)))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.getByText('waits')).toBeVisible()
})

test('a guest who has a place asks nothing', () => {
  show()
  expect(fetched).not.toHaveBeenCalled()
})

test('what the device keeps until the event ends cannot be corrected', () => {
  keepDraft('dilna', { registered })
  keepOnDevice('dilna', '2099-01-01T00:00:00Z')
  sessionStorage.clear()
  renderIn('en', <Page />)
  expect(screen.getByText('has a place')).toBeVisible()
  expect(document.querySelector('form')).toBeNull()
})
