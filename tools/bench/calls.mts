export type Call = () => Promise<void>

/**
 * Makes `count` calls.
 * @param atOnce how many calls run at the same time
 * @param times gets the duration of each call, in milliseconds
 * @returns the duration of all calls, in milliseconds
 */
export async function makeCalls(call: Call, count: number, atOnce: number, times: number[]): Promise<number> {
  let next = 0
  const start = performance.now()
  const caller = async () => {
    while (next < count) {
      next++
      times.push(await timeOf(call))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return performance.now() - start
}

/**
 * Makes calls at a steady rate, whether or not the earlier ones have ended.
 * @returns the duration of each call, in milliseconds
 */
export async function makeCallsAtRate(call: Call, perSecond: number, seconds: number): Promise<number[]> {
  const start = performance.now()
  const running: Promise<number>[] = []
  while (running.length < perSecond * seconds) {
    const due = ((performance.now() - start) / 1000) * perSecond
    while (running.length < Math.min(due, perSecond * seconds)) running.push(timeOf(call))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return Promise.all(running)
}

async function timeOf(call: Call): Promise<number> {
  const begun = performance.now()
  await call()
  return performance.now() - begun
}

export const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
