import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Door } from './door'
import { keepKey } from './door-storage'
import { createTestingServer, testingKey } from './testing-server'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/en/door')
  keepKey(testingKey)
})

/** An event with two places, both taken, and two guests who wait. */
async function open() {
  const server = createTestingServer([['Jiří Novák', 2]], 2)
  server.wait('Eva Čekající')
  server.wait('Ota Pozdní')
  globalThis.fetch = server.network()
  renderIn('en', <Door events={[{ slug: 'vecer', title: 'The Evening', cancelled: false }]} notice={null} />)
  await userEvent.click(await screen.findByText('On the waiting list: 2'))
  return server
}

const numberOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

const letIn = (name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name })).getByRole('button', { name: 'Let in from the waiting list' }),
  )

test('who waits is listed in their order, and let in by a button that says so, once others stay away', async () => {
  const server = await open()
  expect(numberOf('On the list')).toBe('2')
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')!.textContent)).toEqual([
    'Eva Čekající',
    'Ota Pozdní',
  ])
  await letIn('Eva Čekající')
  expect(await screen.findByText('On the waiting list: 1')).toBeInTheDocument()
  expect(server.guest('Eva Čekající')).toMatchObject({ arrived: 1 })
  expect(screen.getByText('1 of 1 arrived: Eva Čekající')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('who waits is found by the search, with the same button, and cannot be ticked', async () => {
  await open()
  await userEvent.type(screen.getByRole('searchbox'), 'ceka')
  const [found] = await screen.findAllByRole('group', { name: 'Eva Čekající' })
  expect(found!).toHaveTextContent('1 place, on the waiting list')
  expect(within(found!).getAllByRole('button')).toHaveLength(1)
})

test('where everybody has come, nobody who waits is let in, and the page says so', async () => {
  const server = await open()
  await userEvent.type(screen.getByRole('searchbox'), 'novak')
  await userEvent.click(await screen.findByRole('button', { name: /^Jiří Novák/ }))
  await waitFor(() => expect(server.guest('Jiří Novák')?.arrived).toBe(2))
  await letIn('Ota Pozdní')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Ota Pozdní: There are not that many free/))
  expect(server.guest('Ota Pozdní')).toMatchObject({ waiting: true })
})

test('a guest who has cancelled meanwhile is not let in, and the page says so', async () => {
  const server = await open()
  server.cancel('3')
  await letIn('Ota Pozdní')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Ota Pozdní: The registration was changed/))
})
