import type { Answer } from '../http/answer'
import { bugOf } from '../http/fault'

/** Milliseconds after which a function answers at the latest. */
export const timeBudget = 9000

export type Budget = {
  /** Aborts when the time budget is used up. */
  signal: AbortSignal
  /** The result of a promise; `unavailable` if it rejects or takes too long. */
  within: <T>(work: Promise<T>) => Promise<T | Answer>
  end: () => void
}

export function startBudget(): Budget {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(), timeBudget)
  const timeout = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve(outOfTime))
  })
  return {
    signal,
    within: (work) => Promise.race([work.catch(bug), timeout]),
    end: () => clearTimeout(timer),
  }
}

export const outOfTime: Answer = { code: 'unavailable', fault: 'out_of_time' }

const bug = (error: unknown): Answer => ({ code: 'unavailable', ...bugOf(error) })
