import { forgetKey } from './door-storage'
import { createTestingServer } from './testing-server'
import {
  admitOn,
  after,
  arrivedOn,
  minute,
  openLink,
  openOn,
  openWith,
  startInDoorTab,
  waitingOn,
} from './testing-session'

startInDoorTab()

const reload = openOn

test('the link leaves the address at once, and nothing is requested before the device has a name', async () => {
  forgetKey()
  openLink()
  expect(location.href).toMatch(/\/dvere$/)
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  await after(minute)
  expect(session.getState()).toMatchObject({ hasLink: true, access: 'none', list: undefined })
  expect(server.requests).toBe(0)
})

test('an admitted device has the list, and a key instead of the link, which a reload keeps', async () => {
  forgetKey()
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  expect(await admitOn(session, 'Telefon Jany')).toBeUndefined()
  await after(200)
  expect(session.getState()).toMatchObject({ hasLink: false, access: 'granted' })
  expect(session.getState().list?.guests.size).toBe(1)
  expect(server.devices()).toContain('Telefon Jany')
  expect({ ...sessionStorage }).toEqual({ 'door:key': 'key-1' })

  session.close()
  const { session: reloaded } = reload(server)
  await after(200)
  expect(reloaded.getState()).toMatchObject({ hasLink: false, access: 'granted' })
  expect(reloaded.getState().list?.guests.size).toBe(1)
  expect(server.devices()).toHaveLength(2)
})

test('a link that admits no device is refused and forgotten', async () => {
  forgetKey()
  const server = createTestingServer(['Jiří Novák'])
  server.endLink()
  const { session } = openOn(server)
  expect(await admitOn(session)).toBe('key_refused')
  expect(session.getState()).toMatchObject({ hasLink: false, access: 'refused', list: undefined })
  expect({ ...sessionStorage }).toEqual({})
})

test('without an answer, and without a name, the link is kept for another attempt', async () => {
  forgetKey()
  const server = createTestingServer(['Jiří Novák'])
  const { session, network } = openOn(server)
  network.fault = 'offline'
  expect(await admitOn(session)).toBe('unreachable')
  network.fault = 'busy'
  expect(await admitOn(session)).toBe('busy')
  network.fault = 'none'
  expect(await admitOn(session, '')).toEqual({ name: 'required' })
  expect(session.getState()).toMatchObject({ hasLink: true, access: 'none' })
  expect(await admitOn(session)).toBeUndefined()
})

test('a link that is opened on a device with a list leaves the list, also if it admits nobody', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
  server.endLink()
  expect(await admitOn(session)).toBe('key_refused')
  expect(session.getState()).toMatchObject({ hasLink: true, access: 'granted' })
  // Without network the list could not be loaded again.
  network.fault = 'offline'
  session.dismissLink()
  session.tick('1', 1)
  expect(arrivedOn(session, '1')).toBe(1)
  expect(session.getState()).toMatchObject({ hasLink: false, access: 'granted' })
  session.close()
  network.fault = 'none'
  const { session: reloaded } = reload(server)
  await after(5000)
  expect(reloaded.getState()).toMatchObject({ hasLink: false, access: 'granted' })
  expect(server.received).toHaveLength(1)
})

test('a new link replaces the key of a device, and the ticks that wait go with the new one', async () => {
  const { server, session, network } = await openWith(['Jiří Novák'])
  network.fault = 'offline'
  session.tick('1', 1)
  await after(200)
  network.fault = 'none'
  expect(await admitOn(session)).toBeUndefined()
  await after(200)
  expect(sessionStorage.getItem('door:key')).toBe('key-1')
  expect(waitingOn(session)).toBe(0)
  expect(server.received).toHaveLength(1)
})

test('a device that is ended while it is asked for a name is asked on', async () => {
  const { server, session } = await openWith(['Jiří Novák'])
  openLink()
  session.open()
  server.closeDoor()
  await after(5000)
  expect(session.getState()).toMatchObject({ hasLink: true, access: 'refused', list: undefined })
  server.openDoor()
  expect(await admitOn(session)).toBeUndefined()
  expect(session.getState()).toMatchObject({ hasLink: false, access: 'granted' })
})

test('a page that was left while it was admitted asks for nothing', async () => {
  forgetKey()
  const server = createTestingServer(['Jiří Novák'])
  const { session } = openOn(server)
  openLink()
  session.open()
  const admitted = session.admit('Telefon 47')
  session.close()
  await after(200)
  expect(await admitted).toBeUndefined()
  const { requests } = server
  await after(minute)
  expect(server.requests).toBe(requests)
})
