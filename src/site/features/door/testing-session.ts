import { createDoorApi } from './door-api'
import { createDoorSession, type DoorSession } from './door-session'
import { keepKey, takeLink } from './door-storage'
import { unsaved, withTicks } from './guest-list'
import { createTestingServer, testingKey, testingLink, type Fault } from './testing-server'

type Server = ReturnType<typeof createTestingServer>

export const minute = 60_000

/** Before each test: the page in a tab that was admitted before, with a clock that only `after` moves. */
export function startInDoorTab(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2044-05-21T18:42:00Z') })
    sessionStorage.clear()
    history.replaceState(null, '', '/dvere')
    keepKey(testingKey)
  })
  afterEach(() => jest.useRealTimers())
}

/** Opens the link to the door. */
export function openLink(): void {
  location.hash = `k=${testingLink}`
  takeLink()
}

/** Opens the link in a tab that has the page, and gives it a name. @returns why it is not admitted */
export async function admitOn(session: DoorSession, device = 'Telefon 47') {
  openLink()
  session.open()
  const admitted = session.admit(device)
  await after(200)
  return admitted
}

/** Moves the clock. */
export const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** A device at the door, whose network can fail. @param nextFault is asked for each request instead of `network` */
export function openOn(server: Server, nextFault?: () => Fault) {
  const network = { fault: 'none' as Fault }
  const fetch = server.network(nextFault ?? (() => network.fault))
  const session = createDoorSession((key) => createDoorApi(key, fetch))
  session.open()
  return { session, network }
}

/** A server with these guests, and a device that has the list. */
export async function openWith(...guests: Parameters<typeof createTestingServer>) {
  const server = createTestingServer(...guests)
  const opened = openOn(server)
  await after(200)
  return { server, ...opened }
}

/** Adds a guest who is not on the list. @returns what is answered */
export async function addOn(session: DoorSession, changes: Partial<Parameters<DoorSession['add']>[0]> = {}) {
  const added = session.add({ fullName: 'Ada Černá', persons: 2, ...changes })
  await after(200)
  return added
}

/** How many persons of a guest have come, as a device shows it. */
export const arrivedOn = (session: DoorSession, id: string) => {
  const { list, ticks } = session.getState()
  return list && withTicks(list, ticks)(id)?.arrived
}

/** How many ticks of a device the server has not answered. */
export const waitingOn = (session: DoorSession) => unsaved(session.getState().ticks).length
