import { webcrypto } from 'node:crypto'
import * as fc from 'fast-check'
import { createDoorApi } from './door-api'
import { countGuests, unsaved, withTicks } from './door-list'
import { createDoorSession, type DoorSession } from './door-session'
import { takeKey } from './door-storage'
import { createTestingServer, testingKey, type Fault } from './testing-server'

const minute = 60_000

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2044-05-21T18:42:00Z') })
  sessionStorage.clear()
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value
  history.replaceState(null, '', `/dvere#k=${testingKey}`)
  takeKey()
})

afterEach(() => jest.useRealTimers())

const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

type Server = ReturnType<typeof createTestingServer>

/** A device at the door, whose network can fail. */
function openOn(server: Server, nextFault?: () => Fault) {
  const network = { fault: 'none' as Fault }
  const fetch = server.network(nextFault ?? (() => network.fault))
  const session = createDoorSession({ createApi: (key) => createDoorApi(key, fetch) })
  session.open()
  return { session, network }
}

const arrivedOn = (session: DoorSession, id: string) => {
  const { list, ticks } = session.getState()
  return list && withTicks(list, ticks)(id)?.arrived
}

const waitingOn = (session: DoorSession) => unsaved(session.getState().ticks).length

test('the key leaves the address at once', () => {
  expect(location.href).toMatch(/\/dvere$/)
})

test('without a key nothing is requested', async () => {
  sessionStorage.clear()
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  await after(minute)
  expect(session.getState().access).toBe('none')
  expect(server.requests).toBe(0)
})

test('the list has every guest, in the order of names, and is counted', async () => {
  const { session } = openOn(createTestingServer([['Zdeněk Čáp', 2], 'Ada Černá', ['Eva Bílá', 3]]))
  await after(200)
  const { list, ticks } = session.getState()
  expect(list?.entries.map(({ name }) => name)).toEqual(['Ada Černá', 'Eva Bílá', 'Zdeněk Čáp'])
  expect(countGuests(list!, ticks)).toEqual({ arrived: 0, expected: 6 })
  expect(list?.free).toBe(94)
})

test('a tick is shown at once, and is on the other device within 5 seconds', async () => {
  const server = createTestingServer([['Jiří Novák', 2]])
  const [one, other] = [openOn(server).session, openOn(server).session]
  await after(200)
  one.tick('1', 2)
  expect(arrivedOn(one, '1')).toBe(2)
  await after(5000)
  expect(arrivedOn(other, '1')).toBe(2)
  expect(server.received).toHaveLength(1)
  expect(one.getState().ticks).toEqual([])
})

test('a tick is shown without a break while it is sent and the list is read', async () => {
  const { session } = openOn(createTestingServer(['Jiří Novák']))
  await after(3060)
  session.tick('1', 1)
  for (let time = 0; time < 7000; time += 10) {
    await after(10)
    expect(arrivedOn(session, '1')).toBe(1)
  }
  expect(session.getState().ticks).toEqual([])
})

test('new guests, fewer places and cancellations are on every device within 5 seconds', async () => {
  const server = createTestingServer([['Jiří Novák', 2], 'Ada Černá'])
  const { session } = openOn(server)
  await after(200)
  session.tick('1', 2)
  await after(200)
  server.register('Eva Bílá', 1)
  server.reduce('1', 1)
  server.cancel('2')
  await after(5000)
  const { list, ticks } = session.getState()
  expect(list?.entries.map(({ name }) => name)).toEqual(['Eva Bílá', 'Jiří Novák'])
  expect(countGuests(list!, ticks)).toEqual({ arrived: 1, expected: 2 })
})

test('without network ticks go on, and are sent later under the same ids', async () => {
  const server = createTestingServer([['Jiří Novák', 2], 'Ada Černá', 'Eva Bílá'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'offline'
  await after(minute)
  session.tick('1', 1)
  session.tick('2', 1)
  session.tick('3', 1)
  await after(minute)
  const { trouble, list, ticks } = session.getState()
  expect(trouble).toEqual({ reason: 'unreachable', since: Date.parse('2044-05-21T18:42:00.100Z') })
  expect(waitingOn(session)).toBe(3)
  expect(countGuests(list!, ticks).arrived).toBe(3)
  const ids = ticks.map(({ id }) => id)

  network.fault = 'none'
  session.resume()
  await after(500)
  expect(session.getState().trouble).toBeUndefined()
  expect(waitingOn(session)).toBe(0)
  expect(server.received.map(({ id }) => id)).toEqual(ids)
})

test('of several ticks of one guest that wait, only the last is sent', async () => {
  const server = createTestingServer([['Jiří Novák', 4]])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'offline'
  // The first is being sent.
  session.tick('1', 1)
  session.tick('1', 2)
  session.tick('1', 3)
  expect(session.getState().ticks.map(({ arrived }) => arrived)).toEqual([1, 3])
  network.fault = 'none'
  await after(5000)
  expect(server.received.map(({ arrived }) => arrived)).toEqual([1, 3])
})

test('a tick whose answer is lost is sent again, and counts once', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'lost answer'
  session.tick('1', 1)
  await after(200)
  expect(waitingOn(session)).toBe(1)
  network.fault = 'none'
  await after(5000)
  expect(waitingOn(session)).toBe(0)
  expect(server.received).toHaveLength(1)
})

test('a tick that arrives late does not undo a newer one', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'late'
  session.tick('1', 1)
  await after(10_000)
  network.fault = 'none'
  session.undo()
  await after(minute)
  expect(server.guest('Jiří Novák')?.arrived).toBe(0)
  expect(arrivedOn(session, '1')).toBe(0)
})

test('the last tick can be undone, once', async () => {
  const server = createTestingServer([['Jiří Novák', 2]])
  const { session } = openOn(server)
  await after(200)
  session.tick('1', 1)
  session.tick('1', 2)
  session.undo()
  expect(arrivedOn(session, '1')).toBe(1)
  session.undo()
  expect(arrivedOn(session, '1')).toBe(1)
  await after(5000)
  expect(server.guest('Jiří Novák')?.arrived).toBe(1)
})

test.each([-1, 3, 0])(
  'a tick of %d for a guest with two places, none of whom has come, is no tick',
  async (arrived) => {
    const { session } = openOn(createTestingServer([['Jiří Novák', 2]]))
    await after(200)
    session.tick('1', arrived)
    session.tick('9', 1)
    expect(session.getState().ticks).toEqual([])
  },
)

test('a tick for a guest who has cancelled is told by name', async () => {
  const server = createTestingServer(['Jiří Novák', ['Ada Černá', 2]])
  const { session } = openOn(server)
  await after(200)
  server.cancel('1')
  server.reduce('2', 1)
  session.tick('1', 1)
  session.tick('2', 2)
  await after(5000)
  expect(session.getState().refused).toEqual(['Jiří Novák', 'Ada Černá'])
  expect(session.getState().ticks).toEqual([])
  session.dismissRefused()
  expect(session.getState().refused).toEqual([])
})

test('ticks from before a reload whose guests have cancelled are counted', async () => {
  const server = createTestingServer(['Jiří Novák', ['Ada Černá', 2], 'Eva Bílá'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'offline'
  session.tick('1', 1)
  session.tick('2', 2)
  session.tick('3', 1)
  session.close()
  server.cancel('1')
  server.reduce('2', 1)
  server.cancel('3')
  const reloaded = openOn(server).session
  await after(5000)
  const { refused, refusedWithoutName, ticks } = reloaded.getState()
  expect({ refused, refusedWithoutName, ticks }).toEqual({ refused: ['Ada Černá'], refusedWithoutName: 2, ticks: [] })
  reloaded.dismissRefused()
  expect(reloaded.getState().refusedWithoutName).toBe(0)
})

test('a refused key clears the list and is forgotten; ticks wait for a new link', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'offline'
  session.tick('1', 1)
  await after(5000)
  server.closeDoor()
  network.fault = 'none'
  await after(5000)
  const { access, list, last } = session.getState()
  expect({ access, list, last }).toEqual({ access: 'refused', list: undefined, last: undefined })
  expect(JSON.stringify(session.getState())).not.toContain('Novák')
  expect(sessionStorage.getItem('door:key')).toBeNull()
  const { requests } = server
  await after(minute)
  expect(server.requests).toBe(requests)

  const next = createTestingServer(['Jiří Novák'])
  location.hash = `k=${testingKey}`
  takeKey()
  openOn(next)
  await after(5000)
  expect(next.received).toHaveLength(1)
})

test('a busy server is asked again after 10 seconds, and is no reason to stop', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'busy'
  await after(3100)
  expect(session.getState().trouble?.reason).toBe('busy')
  const { requests } = server
  await after(9000)
  expect(server.requests).toBe(requests)
  session.tick('1', 1)
  expect(arrivedOn(session, '1')).toBe(1)
  network.fault = 'none'
  await after(20_000)
  expect(session.getState().trouble).toBeUndefined()
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
  const session = createDoorSession({ createApi: (key) => createDoorApi(key, fetch) })
  session.open()
  await after(200)
  session.tick('1', 1)
  await after(200)
  const { trouble } = session.getState()
  expect(trouble?.reason).toBe('busy')
  const told = new Set<unknown>()
  session.subscribe(() => told.add(session.getState().trouble))
  await after(5000)
  session.tick('2', 1)
  await after(4000)
  expect([...told]).toEqual([trouble])
  expect(network.saves).toBe(1)
  network.isBusy = false
  await after(5000)
  expect(session.getState().trouble).toBeUndefined()
  expect(waitingOn(session)).toBe(0)
  expect(server.received).toHaveLength(2)
})

test('a page of somebody else counts as no connection', async () => {
  const { session, network } = openOn(createTestingServer(['Jiří Novák']))
  await after(200)
  network.fault = 'foreign page'
  await after(5000)
  expect(session.getState().trouble?.reason).toBe('unreachable')
  expect(session.getState().list?.guests.size).toBe(1)
})

test('while nobody looks, nothing is requested; then at once', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  await after(200)
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
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'late'
  session.tick('1', 1)
  await after(4000)
  network.fault = 'none'
  session.resume()
  await after(300)
  expect(waitingOn(session)).toBe(0)
})

test('a reload keeps the key and the ticks that wait, without any name', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'offline'
  session.tick('1', 1)
  await after(200)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Jiří|Novák/)
  session.close()
  expect(session.getState().list).toBeUndefined()

  const reloaded = openOn(server).session
  await after(5000)
  expect(server.guest('Jiří Novák')?.arrived).toBe(1)
  expect(waitingOn(reloaded)).toBe(0)
  expect(Object.keys(sessionStorage)).toEqual(['door:key'])
})

test('storage that somebody has broken is no obstacle', async () => {
  for (const broken of ['{', '{}', '[1, null, {}]', '[{"id":1,"guest":2,"arrived":"3"}]']) {
    sessionStorage.setItem('door:ticks', broken)
    const { session } = openOn(createTestingServer(['Jiří Novák']))
    expect(session.getState().ticks).toEqual([])
    session.close()
  }
})

test('a guest who is not on the list is added and let in, once', async () => {
  const server = createTestingServer(['Jiří Novák'], 4)
  const { session, network } = openOn(server)
  await after(200)
  const guest = { fullName: 'Ada Černá', persons: 2 }
  network.fault = 'lost answer'
  const lost = session.add(guest)
  await after(200)
  expect(await lost).toEqual({ refusal: 'unreachable' })
  network.fault = 'none'
  const added = session.add(guest)
  await after(200)
  expect(await added).toEqual({ name: 'Ada Černá' })
  expect(arrivedOn(session, '2')).toBe(2)
  expect(session.getState().list?.free).toBe(1)
  expect(server.guests()).toHaveLength(2)

  // The request was answered, so the next guest of this name is another one.
  network.fault = 'none'
  const namesake = session.add({ ...guest, persons: 1 })
  await after(200)
  await namesake
  expect(server.guests()).toHaveLength(3)
})

test('a guest whose answer was lost keeps the id while other numbers of persons are tried', async () => {
  const server = createTestingServer(['Jiří Novák'], 6)
  const { session, network } = openOn(server)
  await after(200)
  const add = async (persons: number) => {
    const added = session.add({ fullName: 'Ada Černá', persons })
    await after(200)
    return added
  }
  network.fault = 'lost answer'
  await add(1)
  network.fault = 'none'
  expect(await add(5)).toEqual({ refusal: 'capacity_full' })
  expect(await add(3)).toEqual({ name: 'Ada Černá' })
  expect(await add(1)).toEqual({ name: 'Ada Černá' })
  expect(server.guests().map(({ places }) => places)).toEqual([1, 1, 3])
})

test('two guests of one name are two guests', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  await after(200)
  for (let times = 0; times < 2; times++) {
    const added = session.add({ fullName: 'Ada Černá', persons: 1 })
    await after(200)
    expect(await added).toEqual({ name: 'Ada Černá' })
  }
  expect(server.guests()).toHaveLength(3)
})

test('a list that is newer than the answer to an added guest is kept', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'late answer'
  const added = session.add({ fullName: 'Ada Černá', persons: 2 })
  await after(200)
  network.fault = 'none'
  server.reduce('2', 1)
  await after(10_000)
  expect(await added).toEqual({ name: 'Ada Černá' })
  expect(session.getState().list?.guests.get('2')).toMatchObject({ places: 1, arrived: 1 })
  expect(session.getState().list?.free).toBe(98)
  expect(session.getState().last).toEqual({ guest: '2', before: 0 })
})

test('the refusal of an earlier key does not end a newer one', async () => {
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  await after(200)
  network.fault = 'late answer'
  server.closeDoor()
  void session.add({ fullName: 'Ada Černá', persons: 1 })
  await after(200)
  network.fault = 'none'
  server.openDoor()
  session.open()
  await after(10_000)
  expect(session.getState().access).toBe('granted')
  expect(session.getState().list?.guests.size).toBe(1)
})

test.each<[Fault, object, unknown]>([
  ['offline', {}, 'unreachable'],
  ['busy', {}, 'busy'],
  ['none', { persons: 2 }, 'capacity_full'],
  ['none', { fullName: '' }, { fullName: 'required' }],
  ['none', { fullName: '1' }, { fullName: 'invalid' }],
])('with the fault “%s”, a guest with %j is refused: %j', async (fault, values, refusal) => {
  const { session, network } = openOn(createTestingServer(['Jiří Novák'], 2))
  await after(200)
  network.fault = fault
  const added = session.add({ fullName: 'Ada Černá', persons: 1, ...values })
  await after(200)
  expect(await added).toEqual({ refusal })
  expect(session.getState().list?.guests.size).toBe(1)
})

const step = fc.record({
  device: fc.nat({ max: 1 }),
  guest: fc.constantFrom('1', '2', '3'),
  arrived: fc.nat({ max: 2 }),
  act: fc.constantFrom('tick', 'tick', 'tick', 'undo', 'cancel', 'resume'),
  wait: fc.constantFrom(0, 30, 400, 3000, 9000, 25_000),
})
const faults = fc.infiniteStream(
  fc.constantFrom<Fault>('none', 'none', 'offline', 'lost answer', 'late', 'busy', 'foreign page'),
)

test('whatever happens on the way, all devices end with the list of the server, and each tick counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), faults, async (steps, stream) => {
      sessionStorage.removeItem('door:ticks')
      const server = createTestingServer([
        ['Jiří Novák', 2],
        ['Ada Černá', 2],
        ['Eva Bílá', 2],
      ])
      let isGood = true
      const devices = [0, 1].map(() => openOn(server, () => (isGood ? 'none' : stream.next().value!)).session)
      await after(200)
      isGood = false
      const tickedOn = new Map<string, Set<number>>()
      /** What the only device that has ticked a guest shows. */
      const shown = new Map<string, number>()
      for (const { device, guest, arrived, act, wait } of steps) {
        const session = devices[device]!
        if (act === 'tick') session.tick(guest, arrived)
        if (act === 'tick') tickedOn.set(guest, (tickedOn.get(guest) ?? new Set()).add(device))
        if (act === 'undo') session.undo()
        if (act === 'cancel') server.cancel('3')
        if (act === 'resume') session.resume()
        for (const [id, ticking] of tickedOn) {
          if (ticking.size > 1) shown.delete(id)
          else shown.set(id, arrivedOn(devices[[...ticking][0]!]!, id)!)
        }
        await after(wait)
      }
      isGood = true
      devices.forEach((session) => session.resume())
      await after(30_000)
      for (const session of devices) {
        const { list, ticks, trouble } = session.getState()
        expect({ ticks, trouble }).toEqual({ ticks: [], trouble: undefined })
        expect([...list!.guests.values()].toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(server.guests())
        session.close()
      }
      const ids = server.received.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const uncancelled = server.guests().filter(({ id }) => shown.has(id))
      expect(uncancelled.map(({ arrived }) => arrived)).toEqual(uncancelled.map(({ id }) => shown.get(id)))
    }),
    { numRuns: 60 },
  )
})
