import {
  createDoorApi,
  failureOf,
  refusalOf,
  type DoorApi,
  type Failure,
  type NewGuest,
  type Refusal,
} from './door-api'
import {
  addTick,
  changeList,
  nextTicks,
  saveTicks,
  sendTicks,
  ticksAfter,
  unsaved,
  withTicks,
  type DoorList,
  type Tick,
} from './door-list'
import { forgetKey, keepTicks, readKey, readTicks } from './door-storage'
import { newId } from './new-id'

/** What the page shows. */
export type DoorState = {
  /** Whether this tab has a key that the server has not refused. */
  access: 'unknown' | 'none' | 'granted' | 'refused'
  /** Undefined until the server has answered for the first time. */
  list: DoorList | undefined
  /** The ticks of this device that the list does not have yet. */
  ticks: readonly Tick[]
  /** Why the list is not up to date or ticks are not sent. */
  trouble: Trouble | undefined
  /** The guest of the last tick, with what it was before; undefined once it is undone. */
  last: { guest: string; before: number | undefined } | undefined
  /** The names of guests whose ticks were refused, because their registration has changed. */
  refused: readonly string[]
  /** How many ticks from before a reload were refused whose guests are no longer on the list: their names are unknown. */
  refusedWithoutName: number
}

/** A request that failed, and since when: milliseconds since 1970. */
type Trouble = { reason: Exclude<Failure, 'refused'>; since: number }

/** Milliseconds from an answer to the next request for changes: each device has those of the others within 5 s. */
const pollEvery = 3000
/** After an answer of a server that is busy. */
const pauseWhenBusy = 10_000

const nothing: DoorState = {
  access: 'unknown',
  list: undefined,
  ticks: [],
  trouble: undefined,
  last: undefined,
  refused: [],
  refusedWithoutName: 0,
}

type Dependencies = { createApi?: (key: string) => DoorApi; now?: () => number }

/**
 * The list of guests on this device. It is kept in memory only. Ticks are shown at once and sent in the background, as
 * often as needed; the changes of other devices are asked for again and again.
 */
export function createDoorSession({ createApi = createDoorApi, now = Date.now }: Dependencies = {}) {
  let state = nothing
  const listeners = new Set<() => void>()
  let api: DoorApi | undefined
  /** Ends the requests of a key, and tells those that are left over. */
  let requests = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isPaused = false
  let lastAnswer: number | undefined
  /** Each is cleared by a request of its kind that works. */
  let troubles: { read?: Trouble; save?: Trouble } = {}
  /** No ticks are sent before this time. */
  let busyUntil = 0
  /** The ids of guests whose request to be added was not answered, by name and number of persons. */
  let unanswered = new Map<string, string>()

  function change(changes: Partial<DoorState>): void {
    state = { ...state, ...changes }
    if (changes.ticks) keepTicks(unsaved(state.ticks))
    listeners.forEach((listener) => listener())
  }

  function answered(request: keyof typeof troubles): void {
    lastAnswer = now()
    if (troubles[request]) setTrouble(request, undefined)
  }

  /** @returns after how many milliseconds to try again; undefined: never */
  function failed(request: keyof typeof troubles, failure: Failure): number | undefined {
    if (failure === 'refused') {
      refuse()
      return undefined
    }
    setTrouble(request, { reason: failure, since: troubles[request]?.since ?? lastAnswer ?? now() })
    if (failure === 'unreachable') return pollEvery
    busyUntil = now() + pauseWhenBusy
    return pauseWhenBusy
  }

  function setTrouble(request: keyof typeof troubles, trouble: Trouble | undefined): void {
    troubles = { ...troubles, [request]: trouble }
    change({ trouble: troubles.read ?? troubles.save })
  }

  /** Forgets the key and the list. The ticks wait for another key. */
  function refuse(): void {
    end()
    forgetKey()
    troubles = {}
    change({ ...nothing, ticks: readTicks(), access: 'refused' })
  }

  /** Ends all requests. */
  function end(): void {
    requests.abort()
    requests = new AbortController()
    isSending = false
    clearTimeout(timer)
  }

  async function poll(): Promise<void> {
    const { signal } = requests
    let pause: number | undefined = pollEvery
    try {
      const changes = await api!.read(state.list?.cursor, signal)
      if (signal.aborted) return
      const list = changeList(state.list, changes)
      change({ list, ticks: ticksAfter(state.ticks, list) })
      answered('read')
      void send()
    } catch (error) {
      if (signal.aborted) return
      pause = failed('read', failureOf(error))
    }
    if (pause !== undefined && !isPaused) timer = setTimeout(() => void poll(), pause)
  }

  /** Sends the ticks that wait, one request at a time. What cannot be sent waits for the next answer of the server. */
  async function send(): Promise<void> {
    if (isSending || now() < busyUntil) return
    const { signal } = requests
    isSending = true
    try {
      for (let batch = nextTicks(state.ticks); batch.length > 0; batch = nextTicks(state.ticks)) {
        change({ ticks: sendTicks(state.ticks, batch) })
        const saved = await api!.save(
          batch.map(({ id, guest, arrived }) => ({ id, guest, arrived })),
          signal,
        )
        if (signal.aborted) return
        const lost = batch.filter(({ id }) => saved.refused.includes(id))
        const names = lost.flatMap(({ guest, name = state.list?.guests.get(guest)?.name }) => name ?? [])
        change({
          ticks: saveTicks(state.ticks, new Set(batch.map(({ id }) => id)), saved),
          ...(state.list && { list: { ...state.list, free: saved.free } }),
          ...(lost.length > 0 && {
            refused: [...new Set([...state.refused, ...names])],
            refusedWithoutName: state.refusedWithoutName + lost.length - names.length,
          }),
        })
        answered('save')
      }
    } catch (error) {
      if (signal.aborted) return
      failed('save', failureOf(error))
    } finally {
      // After an abort another request may be on its way.
      if (!signal.aborted) isSending = false
    }
  }

  function tick(guest: string, arrived: number): void {
    const { list, ticks } = state
    const known = list && withTicks(list, ticks)(guest)
    if (!known || known.arrived === arrived || arrived < 0 || arrived > known.places) return
    change({
      ticks: addTick(ticks, { id: newId(), guest, arrived, name: known.name }),
      last: { guest, before: known.arrived },
    })
    void send()
  }

  return {
    getState: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Begins with the key of this tab. */
    open(): void {
      end()
      lastAnswer = undefined
      troubles = {}
      busyUntil = 0
      unanswered = new Map()
      const key = readKey()
      change({ ...nothing, access: key ? 'granted' : 'none', ticks: readTicks() })
      api = key ? createApi(key) : undefined
      if (api && !isPaused) void poll()
    },

    /** Asks for nothing while nobody looks. */
    pause(): void {
      isPaused = true
      clearTimeout(timer)
    },

    /** Asks at once: somebody looks again, or the network is back. Requests that still wait for an answer are repeated. */
    resume(): void {
      isPaused = false
      if (state.access !== 'granted') return
      end()
      void poll()
    },

    /** Ends everything, and forgets the list. */
    close(): void {
      end()
      api = undefined
      state = nothing
    },

    /** Says how many of a guest's places have come. */
    tick,

    undo(): void {
      const { last } = state
      if (last?.before === undefined) return
      tick(last.guest, last.before)
      change({ last: { guest: last.guest, before: undefined } })
    },

    dismissRefused: () => change({ refused: [], refusedWithoutName: 0 }),

    /**
     * Adds a guest who is not on the list, and lets them in. Sent again after no answer, the same name and number of
     * persons are the same guest.
     * @returns the guest's name, or why not
     */
    async add(guest: Omit<NewGuest, 'submissionId'>): Promise<{ name: string } | { refusal: Refusal }> {
      const asked = api
      const same = JSON.stringify([guest.fullName, guest.persons])
      const submissionId = unanswered.get(same) ?? newId()
      unanswered.set(same, submissionId)
      try {
        const added = await asked!.add({ ...guest, submissionId })
        if (api === asked) {
          unanswered.delete(same)
          const { list } = state
          // A later list has the guest, and may know more.
          if (list && added.cursor > list.cursor) {
            const { event, cursor } = list
            change({ list: changeList(list, { event, cursor, free: added.free, guests: [added.guest], removed: [] }) })
          }
          change({ last: { guest: added.guest.id, before: 0 } })
        }
        return { name: added.guest.name }
      } catch (error) {
        const refusal = refusalOf(error)
        if (api === asked) {
          if (refusal !== 'unreachable' && refusal !== 'busy') unanswered.delete(same)
          if (refusal === 'refused') refuse()
        }
        return { refusal }
      }
    },
  }
}

export type DoorSession = ReturnType<typeof createDoorSession>
