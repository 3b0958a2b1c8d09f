import type { Failure } from './door-api'

/** Why requests fail, and since when: milliseconds since 1970. */
export type Problem = { reason: Exclude<Failure, 'key_refused'>; since: number }

/** A request for the list, or one with ticks. */
type RequestKind = 'read' | 'save'

/** Milliseconds from an answer to the next request for changes: each device has those of the others within 5 s. */
export const pollEvery = 3000
/** Milliseconds without requests after the server was busy. */
const pauseWhenBusy = 10_000

/** Knows which requests of a key fail, and when to send them again. */
export function createDoorProblems() {
  /** Each is cleared by a request of its kind that works. */
  const problems: Partial<Record<RequestKind, Problem>> = {}
  let lastAnswer: number | undefined
  let busyUntil = 0
  return {
    /** The problem to show; undefined if there is none. */
    current: (): Problem | undefined => problems.read ?? problems.save,

    /** Whether the server was busy so recently that no ticks are sent. */
    isBusy: () => Date.now() < busyUntil,

    answered(kind: RequestKind): void {
      lastAnswer = Date.now()
      delete problems[kind]
    },

    /** @returns after how many milliseconds to try again */
    failed(kind: RequestKind, reason: Problem['reason']): number {
      problems[kind] = { reason, since: problems[kind]?.since ?? lastAnswer ?? Date.now() }
      if (reason === 'unreachable') return pollEvery
      busyUntil = Date.now() + pauseWhenBusy
      return pauseWhenBusy
    },
  }
}
