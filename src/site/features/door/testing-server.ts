import type { Action, Guest, NewGuest } from './door-api'

/** What happens to a request on its way. The times are in milliseconds. */
export type Fault =
  | 'none'
  /** There is no network. */
  | 'offline'
  /** The request arrives, but its answer does not. */
  | 'lost answer'
  /** The request arrives, but its answer only after others. */
  | 'late answer'
  /** The request arrives after the device has given it up. */
  | 'late'
  /** The server is overloaded. */
  | 'busy'
  /** The deploy is a preview. */
  | 'preview'
  /** A page of somebody else answers. */
  | 'foreign page'

/** The key in the link, and that of a device which was admitted before the test. */
export const testingLink = 'fedcba9876543210fedcba9876543210'
export const testingKey = '0123456789abcdef0123456789abcdef'

const latency = 50
const lateRequestAfter = 20_000
/** Of an answer that the device still waits for. */
const lateAnswerAfter = 7000

type Stored = Guest & { revision: number; isGone?: boolean }

/** A door without a database, for tests of the page: it keeps to the contract of `/api/door`. */
export function createTestingServer(names: readonly (string | [name: string, seats: number])[], capacity = 100) {
  const stored = new Map<string, Stored>()
  const actions = new Set<string>()
  const submissions = new Map<string, string>()
  let revision = 0
  let link = testingLink
  let admitted = 0
  /** The names of the devices by their keys. */
  const devices = new Map([[testingKey, 'Telefon 10']])

  const add = (name: string, seats: number, walkIn?: true): Stored => {
    const id = String(stored.size + 1)
    const guest = { id, name, seats, arrived: walkIn ? seats : 0, ...(walkIn && { walkIn }), revision: ++revision }
    stored.set(guest.id, guest)
    return guest
  }
  for (const each of names) {
    const [name, seats] = typeof each === 'string' ? [each, 1] : each
    add(name, seats)
  }

  const guests = () => [...stored.values()].filter(({ isGone }) => !isGone)
  const sumOf = (count: (guest: Stored) => number) => guests().reduce((sum, guest) => sum + count(guest), 0)
  const free = () => capacity - sumOf(({ seats, waiting }) => (waiting ? 0 : seats))
  const plain = ({ revision: _, isGone: __, ...guest }: Stored): Guest => guest

  function read(since: string | null): Reply {
    const changed = [...stored.values()].filter((guest) => guest.revision > Number(since ?? 0))
    const body = {
      code: 'found',
      event: 'vecer',
      cursor: revision,
      free: free(),
      guests: changed.filter(({ isGone }) => !isGone).map(plain),
      removed: since === null ? [] : changed.filter(({ isGone }) => isGone).map(({ id }) => id),
    }
    return { status: 200, body }
  }

  function save(sent: readonly Action[]): Reply {
    const refused: string[] = []
    for (const { id, guest, arrived: sentNumber, before } of sent) {
      const found = stored.get(guest)
      // Where another device has changed what the action replaces, the greater number holds.
      const known = before === undefined || before === found?.arrived ? 0 : (found?.arrived ?? 0)
      const arrived = Math.max(sentNumber, known)
      if (found?.walkIn && arrived === 0) {
        if (!found.isGone) Object.assign(found, { isGone: true, revision: ++revision })
      } else if (!found || found.isGone || arrived > found.seats) refused.push(id)
      else if (!actions.has(id)) {
        actions.add(id)
        Object.assign(found, { arrived, revision: ++revision })
        server.received.push({ id, guest, arrived })
      }
    }
    return { status: 200, body: { code: 'saved', cursor: revision, refused } }
  }

  function admit(device: string): Reply {
    if (!device) return { status: 422, body: { code: 'invalid_data', errors: { device: 'required' } } }
    const key = `key-${++admitted}`
    devices.set(key, device)
    return { status: 201, body: { code: 'admitted', key } }
  }

  function addGuest({ fullName, persons, submissionId }: NewGuest): Reply {
    const earlier = stored.get(submissions.get(submissionId) ?? '')
    const known = earlier?.isGone ? undefined : earlier
    if (!known && !/\p{L}{2}/u.test(fullName)) {
      return { status: 422, body: { code: 'invalid_data', errors: { fullName: fullName ? 'invalid' : 'required' } } }
    }
    if (!known && free() < persons) return { status: 409, body: { code: 'capacity_full' } }
    const guest = known ?? add(fullName, persons, true)
    submissions.set(submissionId, guest.id)
    return { status: 201, body: { code: 'registered', guest: plain(guest), cursor: revision } }
  }

  function letIn(id: string): Reply {
    const guest = guests().find((each) => each.id === id)
    if (!guest) return { status: 404, body: { code: 'gone' } }
    if (guest.waiting && sumOf(({ arrived }) => arrived) + guest.seats > capacity) {
      return { status: 409, body: { code: 'capacity_full' } }
    }
    delete guest.waiting
    Object.assign(guest, { arrived: guest.seats, revision: ++revision })
    return { status: 201, body: { code: 'registered', guest: plain(guest), cursor: revision } }
  }

  function answer(url: string, init: { headers: Record<string, string>; body?: string | null }): Reply {
    const key = init.headers.Authorization?.replace('Bearer ', '') ?? ''
    const sent = JSON.parse(init.body ?? '{}') as { actions?: Action[]; device?: string; waiting?: string } & NewGuest
    const isAllowed = sent.device === undefined ? devices.has(key) : key === link
    if (!isAllowed) return { status: 401, body: { code: 'door_key_refused' } }
    if (sent.device !== undefined) return admit(sent.device)
    if (!init.body) return read(new URL(url, 'http://localhost').searchParams.get('since'))
    if (sent.waiting) return letIn(sent.waiting)
    return sent.actions ? save(sent.actions) : addGuest(sent)
  }

  const server = {
    /** Actions that changed something, in the order in which they arrived. */
    received: [] as Action[],
    requests: 0,
    guests: () => guests().map(plain),
    guest: (name: string) => guests().find((guest) => guest.name === name),
    free,
    /** A new registration. */
    register: (name: string, seats: number) => void add(name, seats),
    /** A guest who waits. */
    wait: (name: string, seats = 1) => void Object.assign(add(name, seats), { waiting: true }),
    /** Another device adds a guest. */
    addWalkIn: (name: string, seats: number) => void add(name, seats, true),
    cancel(id: string): void {
      const guest = stored.get(id)
      if (guest) Object.assign(guest, { isGone: true, arrived: 0, revision: ++revision })
    },
    /** Fewer seats. */
    reduce(id: string, seats: number): void {
      const guest = stored.get(id)!
      Object.assign(guest, { seats, arrived: Math.min(guest.arrived, seats), revision: ++revision })
    },
    /** The names of the devices that are at the door. */
    devices: () => [...devices.values()],
    /** The link admits no further device. */
    endLink: () => void (link = ''),
    closeDoor(): void {
      link = ''
      devices.clear()
    },
    openDoor: () => void (link = testingLink),
    answer,
    /** The network of a device. @param nextFault is asked for each request */
    network:
      (nextFault: () => Fault = () => 'none') =>
      (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
        server.requests++
        const fault = nextFault()
        const respond = () => answer(String(url), init as Parameters<typeof answer>[1])
        return new Promise((resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          const later = (act: () => void, after = latency) => void setTimeout(act, after)
          if (fault === 'offline') later(() => reject(new TypeError('Failed to fetch')))
          else if (fault === 'busy') later(() => resolve(response({ status: 503, body: { code: 'unavailable' } })))
          else if (fault === 'preview') later(() => resolve(response(previewReply)))
          else if (fault === 'foreign page') later(() => resolve(response({ status: 200, body: {} })))
          else if (fault === 'late') later(respond, lateRequestAfter)
          else
            later(() => {
              const reply = respond()
              if (fault === 'lost answer') reject(new TypeError('Failed to fetch'))
              else later(() => resolve(response(reply)), fault === 'late answer' ? lateAnswerAfter : latency)
            })
        })
      },
  }
  return server
}

type Reply = { status: number; body: unknown }

const previewReply: Reply = { status: 503, body: { code: 'unavailable', reason: 'not_published' } }

const response = ({ status, body }: Reply) =>
  ({
    ok: status < 300,
    status,
    json: () => Promise.resolve(JSON.parse(JSON.stringify(body)) as unknown),
  }) as Response
