import type { Made } from './start-making'

/** How many files must be made before their pace says anything. */
const enough = 20

/** How far the pictures are, in words: '212 of 1,344, about 40 s'. @returns a function that remembers when each part began */
export function pictureLine(now = Date.now): (state: Made) => string {
  const starts = new Map<string, number>()
  return ({ part, made, all }) => {
    const start = starts.get(part) ?? now()
    starts.set(part, start)
    const words = `${inEnglish(made)} of ${inEnglish(all)}`
    if (made < enough) return words
    const seconds = ((now() - start) / 1000 / made) * (all - made)
    return `${words}, about ${roundTime(seconds)}`
  }
}

const inEnglish = (count: number) => count.toLocaleString('en')

const roundTime = (seconds: number) =>
  seconds < 90 ? `${Math.max(5, Math.round(seconds / 5) * 5)} s` : `${Math.round(seconds / 60)} min`
