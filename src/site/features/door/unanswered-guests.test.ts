import { type Fault } from './testing-server'
import { addOn, admitOn, after, arrivedOn, openWith, startInDoorTab } from './testing-session'

startInDoorTab()

test('a guest who is not on the list is added and let in, once', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'], 6)
  network.fault = 'lost answer'
  expect(await addOn(session)).toEqual({ refusal: 'unreachable' })
  network.fault = 'busy'
  expect(await addOn(session)).toEqual({ refusal: 'busy' })
  network.fault = 'none'
  expect(await addOn(session)).toEqual({ name: 'Ada Černá' })
  expect(arrivedOn(session, '2')).toBe(2)
  expect(session.getState().list?.free).toBe(3)
  expect(server.guests()).toHaveLength(2)

  // The request was answered, so the next guest of this name is another one.
  await addOn(session)
  expect(server.guests()).toHaveLength(3)
})

test('a guest whose answer was lost keeps the id while other numbers of persons are tried', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'], 6)
  network.fault = 'lost answer'
  await addOn(session, { persons: 1 })
  network.fault = 'none'
  expect(await addOn(session, { persons: 5 })).toEqual({ refusal: 'capacity_full' })
  expect(await addOn(session, { persons: 3 })).toEqual({ name: 'Ada Černá' })
  expect(await addOn(session, { persons: 1 })).toEqual({ name: 'Ada Černá' })
  expect(server.guests().map(({ seats }) => seats)).toEqual([1, 1, 3])
})

test('a list that is newer than the answer to an added guest is kept', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
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
  const { server, session, network } = await openWith(['Jiří Novák'])
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
  ['none', { persons: 3 }, 'capacity_full'],
  ['none', { fullName: '' }, { name: 'required' }],
  ['none', { fullName: '1' }, { name: 'invalid' }],
])('with the fault “%s”, a guest with %j is refused: %j', async (fault, values, refusal) => {
  const { session, network } = await openWith(['Jiří Novák'], 3)
  network.fault = fault
  expect(await addOn(session, values)).toEqual({ refusal })
  expect(session.getState().list?.guests.size).toBe(1)
})
