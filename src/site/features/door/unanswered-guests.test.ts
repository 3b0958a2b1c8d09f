import { createTestingServer, type Fault } from './testing-server'
import { admitOn, after, arrivedOn, openOn, startDoor } from './testing-session'

beforeEach(startDoor)
afterEach(() => jest.useRealTimers())

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
  expect(server.guests().map(({ seats }) => seats)).toEqual([1, 1, 3])
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
  expect(session.getState().list?.guests.get('2')).toMatchObject({ seats: 1, arrived: 1 })
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
  await after(200)
  await admitOn(session)
  await after(10_000)
  expect(session.getState().access).toBe('granted')
  expect(session.getState().list?.guests.size).toBe(1)
})

test.each<[Fault, object, unknown]>([
  ['offline', {}, 'unreachable'],
  ['busy', {}, 'busy'],
  ['none', { persons: 2 }, 'capacity_full'],
  ['none', { fullName: '' }, { name: 'required' }],
  ['none', { fullName: '1' }, { name: 'invalid' }],
])('with the fault “%s”, a guest with %j is refused: %j', async (fault, values, refusal) => {
  const { session, network } = openOn(createTestingServer(['Jiří Novák'], 2))
  await after(200)
  network.fault = fault
  const added = session.add({ fullName: 'Ada Černá', persons: 1, ...values })
  await after(200)
  expect(await added).toEqual({ refusal })
  expect(session.getState().list?.guests.size).toBe(1)
})
