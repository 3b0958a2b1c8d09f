import { createDoorApi } from './door-api'
import { createDoorSession } from './door-session'
import { countGuests } from './guest-list'
import { createTestingServer } from './testing-server'
import { after, arrivedOn, minute, openWith, startInDoorTab, waitingOn } from './testing-session'

startInDoorTab()

test('without network ticks go on, and are sent later under the same ids', async () => {
  const { server, session, network } = await openWith([['Jiří Novák', 2], 'Ada Černá', 'Eva Bílá'])
  network.fault = 'offline'
  await after(minute)
  session.tick('1', 1)
  session.tick('2', 1)
  session.tick('3', 1)
  await after(minute)
  const { problem, list, ticks } = session.getState()
  expect(problem).toEqual({ reason: 'unreachable', since: Date.parse('2044-05-21T18:42:00.100Z') })
  expect(waitingOn(session)).toBe(3)
  expect(countGuests(list!, ticks).arrived).toBe(3)
  const ids = ticks.map(({ id }) => id)

  network.fault = 'none'
  session.resume()
  await after(500)
  expect(session.getState().problem).toBeUndefined()
  expect(waitingOn(session)).toBe(0)
  expect(server.received.map(({ id }) => id)).toEqual(ids)
})

test('a busy server is asked again after 10 seconds, and is no reason to stop', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
  network.fault = 'busy'
  await after(3100)
  expect(session.getState().problem?.reason).toBe('busy')
  const { requests } = server
  await after(9000)
  expect(server.requests).toBe(requests)
  session.tick('1', 1)
  expect(arrivedOn(session, '1')).toBe(1)
  network.fault = 'none'
  await after(20_000)
  expect(session.getState().problem).toBeUndefined()
  expect(server.received).toHaveLength(1)
})

test('while only ticks cannot be sent, that stays told, and they are sent again after 10 seconds', async () => {
  const server = createTestingServer(['Jiří Novák', 'Ada Černá'])
  const network = { isBusy: true, saves: 0 }
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    if (init.method !== 'POST') return server.network()(url, init)
    network.saves++
    return server.network(() => (network.isBusy ? 'busy' : 'none'))(url, init)
  }
  const session = createDoorSession((key) => createDoorApi(key, fetch))
  session.open()
  await after(200)
  session.tick('1', 1)
  await after(200)
  const { problem } = session.getState()
  expect(problem?.reason).toBe('busy')
  const told = new Set<unknown>()
  session.subscribe(() => told.add(session.getState().problem))
  await after(5000)
  session.tick('2', 1)
  await after(4000)
  expect([...told]).toEqual([problem])
  expect(network.saves).toBe(1)
  network.isBusy = false
  await after(5000)
  expect(session.getState().problem).toBeUndefined()
  expect(waitingOn(session)).toBe(0)
  expect(server.received).toHaveLength(2)
})

test('an answer that is not from the API counts as no connection', async () => {
  const { session, network } = await openWith(['Jiří Novák'])
  network.fault = 'foreign page'
  await after(5000)
  expect(session.getState().problem?.reason).toBe('unreachable')
  expect(session.getState().list?.guests.size).toBe(1)
})

test('a hidden page requests nothing, and requests at once when it is shown', async () => {
  const { server, session } = await openWith(['Jiří Novák'])
  await after(2950)
  // A request is on its way.
  session.pause()
  const { requests } = server
  await after(10 * minute)
  expect(server.requests).toBe(requests)
  server.register('Ada Černá', 1)
  session.resume()
  await after(200)
  expect(session.getState().list?.guests.size).toBe(2)
})

test('when the network is back, a request without an answer is not waited for', async () => {
  const { session, network } = await openWith(['Jiří Novák'])
  network.fault = 'late'
  session.tick('1', 1)
  await after(4000)
  network.fault = 'none'
  session.resume()
  await after(300)
  expect(waitingOn(session)).toBe(0)
})
