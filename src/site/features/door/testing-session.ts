import { createDoorApi } from './door-api'
import { createDoorSession, type DoorSession } from './door-session'
import { takeKey } from './door-storage'
import { unsaved, withTicks } from './guest-list'
import { testingKey, type createTestingServer, type Fault } from './testing-server'

type Server = ReturnType<typeof createTestingServer>

export const minute = 60_000

/** Opens the link to the door, with a clock that only `after` moves. */
export function startDoor(): void {
  jest.useFakeTimers({ now: Date.parse('2044-05-21T18:42:00Z') })
  sessionStorage.clear()
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value
  history.replaceState(null, '', `/dvere#k=${testingKey}`)
  takeKey()
}

/** Moves the clock. */
export const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** A device at the door, whose network can fail. @param nextFault is asked for each request instead of `network` */
export function openOn(server: Server, nextFault?: () => Fault) {
  const network = { fault: 'none' as Fault }
  const fetch = server.network(nextFault ?? (() => network.fault))
  const session = createDoorSession({ createApi: (key) => createDoorApi(key, fetch) })
  session.open()
  return { session, network }
}

/** How many places of a guest have come, as a device shows it. */
export const arrivedOn = (session: DoorSession, id: string) => {
  const { list, ticks } = session.getState()
  return list && withTicks(list, ticks)(id)?.arrived
}

/** How many ticks of a device the server has not answered. */
export const waitingOn = (session: DoorSession) => unsaved(session.getState().ticks).length
