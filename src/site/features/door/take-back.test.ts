import { countGuests } from './guest-list'
import { addOn, after, arrivedOn, openOn, openWith, startInDoorTab, waitingOn } from './testing-session'

startInDoorTab()

type Session = ReturnType<typeof openOn>['session']

const numbersOn = (session: Session) => {
  const { list, ticks } = session.getState()
  return countGuests(list!, ticks)
}

/** Ada comes without a registration, for two seats of ten. One seat is Jiří’s. */
async function openWithAda() {
  const { server, session, network } = await openWith(['Jiří Novák'], 10)
  expect(await addOn(session)).toEqual({ name: 'Ada Černá' })
  expect(numbersOn(session)).toEqual({ arrived: 2, expected: 3, free: 7 })
  return { server, session, network }
}

test('to undo the addition of a guest takes them off the list, and their seats are free at once', async () => {
  const { server, session } = await openWithAda()
  session.undo()
  expect(numbersOn(session)).toEqual({ arrived: 0, expected: 1, free: 9 })
  expect(arrivedOn(session, '2')).toBeUndefined()
  await after(5000)
  expect(server.guests().map(({ name }) => name)).toEqual(['Jiří Novák'])
  expect(waitingOn(session)).toBe(0)
  expect(session.getState().refusedTicks).toEqual([])
})

test('the numbers do not change while the server is told, nor when the list is read', async () => {
  const { server, session, network } = await openWithAda()
  network.fault = 'late answer'
  session.undo()
  await after(100)
  network.fault = 'none'
  for (let time = 0; time < 9000; time += 10) {
    await after(10)
    expect(numbersOn(session)).toEqual({ arrived: 0, expected: 1, free: 9 })
  }
  expect(session.getState().ticks).toEqual([])
  expect(server.free()).toBe(9)
})

test('without network the guest goes from this device, and from the list when the network is back', async () => {
  const { server, session, network } = await openWithAda()
  network.fault = 'offline'
  session.tick('2', 0)
  expect(numbersOn(session)).toEqual({ arrived: 0, expected: 1, free: 9 })
  await after(5000)
  expect(waitingOn(session)).toBe(1)
  expect(server.guests()).toHaveLength(2)
  network.fault = 'none'
  session.resume()
  await after(500)
  expect(server.guests()).toHaveLength(1)
  expect(numbersOn(session)).toEqual({ arrived: 0, expected: 1, free: 9 })
})

test('two devices take back the same guest: nothing is lost, and nobody is told so', async () => {
  const { server, session } = await openWithAda()
  const other = openOn(server).session
  await after(200)
  for (const device of [session, other]) device.tick('2', 0)
  await after(5000)
  for (const device of [session, other]) {
    expect(numbersOn(device)).toEqual({ arrived: 0, expected: 1, free: 9 })
    expect(device.getState().refusedTicks).toEqual([])
  }
})

test('there is no way back to a guest who was taken off the list', async () => {
  const { server, session } = await openWithAda()
  session.tick('2', 0)
  expect(session.getState().last).toEqual({ guest: '2', takenOff: 'Ada Černá' })
  session.undo()
  session.tick('2', 1)
  await after(5000)
  expect(server.guests()).toHaveLength(1)
  expect(session.getState().last?.takenOff).toBe('Ada Černá')
})

test('a reload without network does not bring the guest back', async () => {
  const { server, session, network } = await openWithAda()
  network.fault = 'offline'
  session.tick('2', 0)
  session.close()
  const reloaded = openOn(server).session
  await after(200)
  expect(arrivedOn(reloaded, '2')).toBeUndefined()
  await after(5000)
  expect(server.guests()).toHaveLength(1)
})

test('a guest who was taken off the list can be added again', async () => {
  const { server, session } = await openWithAda()
  session.undo()
  await after(200)
  expect(await addOn(session)).toEqual({ name: 'Ada Černá' })
  expect(numbersOn(session)).toEqual({ arrived: 2, expected: 3, free: 7 })
  expect(server.guests()).toHaveLength(2)
})

test('a registered guest of whom nobody has come stays on the list', async () => {
  const { session } = await openWithAda()
  session.tick('1', 1)
  session.tick('1', 0)
  await after(5000)
  expect(arrivedOn(session, '1')).toBe(0)
  expect(numbersOn(session)).toEqual({ arrived: 2, expected: 3, free: 7 })
})
