import { countGuests } from './guest-list'
import { createTestingServer } from './testing-server'
import { admitOn, after, arrivedOn, minute, openOn, openWith, startInDoorTab, waitingOn } from './testing-session'

startInDoorTab()

test('the list has every guest, in the order of names, and is counted', async () => {
  const { session } = await openWith([['Zdeněk Čáp', 2], 'Ada Černá', ['Eva Bílá', 3]])
  const { list, ticks } = session.getState()
  expect(list?.entries.map(({ name }) => name)).toEqual(['Ada Černá', 'Eva Bílá', 'Zdeněk Čáp'])
  expect(countGuests(list!, ticks)).toEqual({ arrived: 0, expected: 6, free: 94 })
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

test('new guests, fewer seats and cancellations are on every device within 5 seconds', async () => {
  const { server, session } = await openWith([['Jiří Novák', 2], 'Ada Černá'])
  session.tick('1', 2)
  await after(200)
  server.register('Eva Bílá', 1)
  server.reduce('1', 1)
  server.cancel('2')
  await after(5000)
  const { list, ticks } = session.getState()
  expect(list?.entries.map(({ name }) => name)).toEqual(['Eva Bílá', 'Jiří Novák'])
  expect(countGuests(list!, ticks)).toEqual({ arrived: 1, expected: 2, free: 98 })
})

test('of several ticks of one guest that wait, only the last is sent', async () => {
  const { server, session, network } = await openWith([['Jiří Novák', 4]])
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
  const { server, session, network } = await openWith(['Jiří Novák'])
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
  const { server, session, network } = await openWith(['Jiří Novák'])
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
  const { server, session } = await openWith([['Jiří Novák', 2]])
  session.tick('1', 1)
  session.tick('1', 2)
  session.undo()
  expect(arrivedOn(session, '1')).toBe(1)
  session.undo()
  expect(arrivedOn(session, '1')).toBe(1)
  await after(5000)
  expect(server.guest('Jiří Novák')?.arrived).toBe(1)
})

test.each([-1, 3, 0])('a tick of %d for a guest with two seats, none of whom has come, is no tick', async (arrived) => {
  const { session } = await openWith([['Jiří Novák', 2]])
  session.tick('1', arrived)
  session.tick('9', 1)
  expect(session.getState().ticks).toEqual([])
})

test('a tick for a guest who has cancelled is told by name', async () => {
  const { server, session } = await openWith(['Jiří Novák', ['Ada Černá', 2]])
  server.cancel('1')
  server.reduce('2', 1)
  session.tick('1', 1)
  session.tick('2', 2)
  await after(5000)
  expect(session.getState().refusedTicks).toEqual(['Jiří Novák', 'Ada Černá'])
  expect(session.getState().ticks).toEqual([])
  session.dismissRefusedTicks()
  expect(session.getState().refusedTicks).toEqual([])
})

test('ticks from before a reload whose guests have cancelled are counted', async () => {
  const { server, session, network } = await openWith(['Jiří Novák', ['Ada Černá', 2], 'Eva Bílá'])
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
  const { refusedTicks, refusedTicksWithoutName, ticks } = reloaded.getState()
  expect({ refusedTicks, refusedTicksWithoutName, ticks }).toEqual({
    refusedTicks: ['Ada Černá'],
    refusedTicksWithoutName: ['1', '3'],
    ticks: [],
  })
  reloaded.dismissRefusedTicks()
  expect(reloaded.getState().refusedTicksWithoutName).toEqual([])
})

test('a refused key clears the list and is forgotten; ticks wait for a new link', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
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

  server.openDoor()
  expect(await admitOn(session)).toBeUndefined()
  await after(5000)
  expect(session.getState().access).toBe('granted')
  expect(server.received).toHaveLength(1)
})

test('a reload keeps the key and the ticks that wait, without any name', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
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

test('where nothing is stored, ticks wait in memory for a new link after a refused key', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  expect(await admitOn(session)).toBeUndefined()
  await after(200)
  network.fault = 'offline'
  session.tick('1', 1)
  await after(200)
  server.closeDoor()
  network.fault = 'none'
  await after(5000)
  expect(session.getState().access).toBe('refused')
  expect(waitingOn(session)).toBe(1)
  expect(JSON.stringify(session.getState())).not.toContain('Novák')

  server.openDoor()
  await admitOn(session)
  await after(5000)
  expect(server.received).toHaveLength(1)
  expect(waitingOn(session)).toBe(0)
})

test('invalid JSON in sessionStorage is ignored', async () => {
  for (const broken of ['{', '{}', '[1, null, {}]', '[{"id":1,"guest":2,"arrived":"3"}]']) {
    sessionStorage.setItem('door:ticks', broken)
    const { session } = openOn(createTestingServer(['Jiří Novák']))
    expect(session.getState().ticks).toEqual([])
    session.close()
  }
})
