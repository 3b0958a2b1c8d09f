import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { Door } from './door'
import { takeKey } from './door-storage'
import { createTestingServer, testingKey, type Fault } from './testing-server'

const notice = { heading: 'Consent', consent: 'We keep your name.', text: 'For a month.' }

/** Opens the page with a key. */
function open(server: ReturnType<typeof createTestingServer>, fault: Fault = 'none') {
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value
  globalThis.fetch = server.network(() => fault)
  sessionStorage.clear()
  history.replaceState(null, '', `/en/door#k=${testingKey}`)
  takeKey()
  return renderIn('en', <Door events={[{ slug: 'vecer', title: 'The Evening' }]} notice={notice} />)
}

test('the page has the title of the event that the key is for', async () => {
  open(createTestingServer(['Jiří Novák']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('At the door')
  expect(await screen.findByRole('heading', { level: 1, name: 'The Evening' })).toBeVisible()
})

test('without network the page says that it waits for it', async () => {
  open(createTestingServer(['Jiří Novák']), 'offline')
  expect(await screen.findByText(/The list will load as soon as there is one/)).toBeVisible()
})

test('at most twelve guests are shown, and how many there are', async () => {
  open(createTestingServer(Array.from({ length: 50 }, (_, index) => `Jan Novák ${index}`)))
  await userEvent.type(await screen.findByRole('searchbox'), 'novak')
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.getByText('Found: 50, shown: 12. Add more letters.')).toBeVisible()
})

test('a tick is told to screen readers, and the box shows how many of the places have come', async () => {
  open(createTestingServer([['Jiří Novák', 3]]))
  await userEvent.type(await screen.findByRole('searchbox'), 'jiri')
  const group = within(screen.getByRole('group', { name: 'Jiří Novák' }))
  await userEvent.click(group.getByRole('button', { name: 'One more' }))
  expect(group.getByRole('button', { name: 'Jiří Novák 3 places' })).toHaveAttribute('aria-pressed', 'mixed')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Jiří Novák: 1 of 3 arrived')
  await userEvent.click(group.getByRole('button', { name: 'Jiří Novák 3 places' }))
  expect(group.getByRole('button', { name: 'Jiří Novák 3 places' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(group.getByText('1 / 3')).toBeVisible()
})
