import type { Message } from '../../../registration/message'
import { newId } from '../../../registration/new-id'
import {
  actionOf,
  createDoorApi,
  failureOf,
  refusalOf,
  writeRefusalOf,
  type DoorApi,
  type Failure,
  type NewGuest,
  type Refusal,
  type WriteRefusal,
} from './door-api'
import { createDoorProblems, pollEvery } from './door-problems'
import { addToList, initialState, saveBatch, tickGuest, ticksForNextKey, type DoorState } from './door-state'
import { forgetKey, forgetLink, keepKey, keepTicks, readKey, readLink, readTicks } from './door-storage'
import { changeList, nextTicks, sendTicks, ticksAfter, unsaved } from './guest-list'

/**
 * The list of guests on this device. It is kept in memory only. Ticks are shown at once and sent in the background, as
 * often as needed; the changes of other devices are asked for again and again.
 */
export function createDoorSession(createApi: (key: string) => DoorApi = createDoorApi) {
  let state = initialState
  const listeners = new Set<() => void>()
  let api: DoorApi | undefined
  /** Ends the requests of a key, and tells those that are left over. */
  let requests = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isPaused = false
  let problems = createDoorProblems()
  /**
   * The ids of guests whose request to be added was not answered, by their values: sent again, these have the same id, so
   * the server does not add the guest twice.
   */
  let unanswered = new Map<string, string>()

  function change(changes: Partial<DoorState>): void {
    state = { ...state, ...changes }
    if (changes.ticks) keepTicks(unsaved(state.ticks))
    listeners.forEach((listener) => listener())
  }

  /** @returns after how many milliseconds to try again; undefined: never */
  function failed(request: 'read' | 'save', failure: Failure): number | undefined {
    if (failure === 'key_refused') {
      refuseKey()
      return undefined
    }
    const pause = problems.failed(request, failure)
    change({ problem: problems.current() })
    return pause
  }

  /** Forgets the key and the list. The ticks wait for another key. */
  function refuseKey(): void {
    end()
    forgetKey()
    change({ ...initialState, ticks: ticksForNextKey(state), access: 'refused', hasLink: state.hasLink })
  }

  /** Begins with a key, and with the ticks that an earlier key has not sent. @param key may be empty */
  function start(key: string, hasLink: boolean): void {
    end()
    problems = createDoorProblems()
    unanswered = new Map()
    const ticks = state === initialState ? readTicks() : ticksForNextKey(state)
    change({ ...initialState, access: key ? 'granted' : 'none', ticks, hasLink })
    api = key ? createApi(key) : undefined
    if (api && !isPaused) void poll()
  }

  /** The link is of no use any more. */
  function dismissLink(): void {
    forgetLink()
    change({ hasLink: false })
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
      problems.answered('read')
      const list = changeList(state.list, changes)
      change({ list, ticks: ticksAfter(state.ticks, list), problem: problems.current() })
      void send()
    } catch (error) {
      if (signal.aborted) return
      pause = failed('read', failureOf(error))
    }
    if (pause !== undefined && !isPaused) timer = setTimeout(() => void poll(), pause)
  }

  /** Sends the ticks that wait, one request at a time. What cannot be sent waits for the next answer of the server. */
  async function send(): Promise<void> {
    if (isSending || problems.isBusy()) return
    const { signal } = requests
    isSending = true
    try {
      for (let batch = nextTicks(state.ticks); batch.length > 0; batch = nextTicks(state.ticks)) {
        change({ ticks: sendTicks(state.ticks, batch) })
        const saved = await api!.save(batch.map(actionOf), signal)
        if (signal.aborted) return
        problems.answered('save')
        change({ ...saveBatch(state, batch, saved), problem: problems.current() })
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
    const changes = tickGuest(state, { id: newId(), guest, arrived })
    if (!changes) return
    change(changes)
    void send()
  }

  return {
    getState: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Begins with the key of this tab. Called again, a link was opened; meanwhile the list stays up to date. */
    open(): void {
      const hasLink = readLink() !== ''
      if (state.access === 'granted') change({ hasLink })
      else start(readKey(), hasLink)
    },

    /**
     * Admits this tab with the link that was opened. Without an answer it may have been admitted, with a key that nobody
     * has: a further attempt is another device.
     * @param device its name
     * @returns why not; undefined if it is admitted
     */
    async admit(device: string): Promise<Refusal | undefined> {
      try {
        const { key } = await createApi(readLink()).admit(device)
        // The page was left.
        if (state === initialState) return undefined
        forgetLink()
        keepKey(key)
        start(key, false)
        return undefined
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === 'key_refused' && state !== initialState && state.access !== 'granted') {
          dismissLink()
          change({ access: 'refused' })
        }
        return refusal
      }
    },

    dismissLink,

    /** Asks for nothing while the page is hidden. */
    pause(): void {
      isPaused = true
      clearTimeout(timer)
    },

    /** Asks at once: the page is shown again, or the network is back. Requests without an answer are repeated. */
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
      state = initialState
    },

    /** Says how many persons of a guest have come. */
    tick,

    undo(): void {
      const { last } = state
      if (last?.before === undefined) return
      tick(last.guest, last.before)
      change({ last: { ...state.last, guest: last.guest, before: undefined } })
    },

    dismissRefusedTicks: () => change({ refusedTicks: [], refusedTicksWithoutName: [] }),

    /**
     * Adds a guest who is not on the list, and lets them in. Sent again after no answer, the same name and number of
     * persons are the same guest.
     * @returns the guest's name, or why not
     */
    async add(guest: Omit<NewGuest, 'submissionId'>): Promise<{ name: string } | { refusal: Refusal }> {
      const asked = api
      const values = JSON.stringify([guest.fullName, guest.persons])
      const submissionId = unanswered.get(values) ?? newId()
      unanswered.set(values, submissionId)
      try {
        const added = await asked!.add({ ...guest, submissionId })
        if (api === asked) {
          unanswered.delete(values)
          change(addToList(state, added))
        }
        return { name: added.guest.name }
      } catch (error) {
        const refusal = refusalOf(error)
        if (api === asked) {
          if (refusal !== 'unreachable' && refusal !== 'busy') unanswered.delete(values)
          if (refusal === 'key_refused') refuseKey()
        }
        return { refusal }
      }
    },

    /** Lets in a guest who waits. @returns why not; undefined if they are in */
    async letIn(guest: string): Promise<Refusal | undefined> {
      const asked = api
      try {
        const added = await asked!.letIn(guest)
        if (api === asked) change(addToList(state, added))
        return undefined
      } catch (error) {
        const refusal = refusalOf(error)
        if (api === asked && refusal === 'key_refused') refuseKey()
        return refusal
      }
    },

    /** Writes to all guests of the event. @returns to how many, or why not */
    async write(message: Message): Promise<{ guests: number } | { refusal: WriteRefusal }> {
      const asked = api
      try {
        return await asked!.write(message)
      } catch (error) {
        const refusal = writeRefusalOf(error)
        if (api === asked && refusal === 'key_refused') refuseKey()
        return { refusal }
      }
    },
  }
}

export type DoorSession = ReturnType<typeof createDoorSession>
