import * as fc from 'fast-check'
import { countGuests } from './guest-list'
import { createTestingServer, type Fault } from './testing-server'
import { after, arrivedOn, openOn, startInDoorTab } from './testing-session'

startInDoorTab()

/** The guest who may cancel. */
const cancelled = '3'

const step = fc.record({
  device: fc.nat({ max: 1 }),
  guest: fc.constantFrom('1', '2', '3', '4'),
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
      server.addWalkIn('Ota Příchozí', 2)
      let isGood = true
      const devices = [0, 1].map(() => openOn(server, () => (isGood ? 'none' : stream.next().value!)).session)
      await after(200)
      isGood = false
      const tickedOn = new Map<string, Set<number>>()
      /** What the only device that has ticked a guest shows; undefined if it has taken the guest off the list. */
      const shown = new Map<string, number | undefined>()
      for (const { device, guest, arrived, act, wait } of steps) {
        const session = devices[device]!
        if (act === 'tick') session.tick(guest, arrived)
        if (act === 'tick') tickedOn.set(guest, (tickedOn.get(guest) ?? new Set()).add(device))
        if (act === 'undo') session.undo()
        if (act === 'cancel') server.cancel(cancelled)
        if (act === 'resume') session.resume()
        for (const [id, ticking] of tickedOn) {
          if (ticking.size > 1) shown.delete(id)
          else shown.set(id, arrivedOn(devices[[...ticking][0]!]!, id))
        }
        await after(wait)
      }
      isGood = true
      devices.forEach((session) => session.resume())
      await after(30_000)
      for (const session of devices) {
        const { list, ticks, problem } = session.getState()
        expect({ ticks, problem }).toEqual({ ticks: [], problem: undefined })
        expect([...list!.guests.values()].toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(server.guests())
        expect(countGuests(list!, ticks).free).toBe(server.free())
        session.close()
      }
      const ids = server.received.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const arrived = new Map(server.guests().map((guest) => [guest.id, guest.arrived]))
      if (!arrived.has(cancelled)) shown.delete(cancelled)
      for (const [id, shownLast] of shown) expect([id, arrived.get(id)]).toEqual([id, shownLast])
    }),
    { numRuns: 60 },
  )
})

test('what was ticked without network does not undo what another device has ticked since', async () => {
  const server = createTestingServer([['Jiří Novák', 2]])
  const [offline, other] = [openOn(server), openOn(server)]
  await after(200)
  offline.network.fault = 'offline'
  offline.session.tick('1', 1)
  other.session.tick('1', 2)
  await after(4000)
  offline.network.fault = 'none'
  offline.session.resume()
  await after(4000)
  expect([offline, other].map(({ session }) => arrivedOn(session, '1'))).toEqual([2, 2])
  // Who has seen it takes it back.
  offline.session.tick('1', 1)
  await after(4000)
  expect(server.guest('Jiří Novák')?.arrived).toBe(1)
})
