/** Milliseconds for which a result is used again. */
const memory = 2000

/** A function whose result is used again: by calls that come while it is awaited, and for two seconds after. */
export function remember<T>(load: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.result
    const loaded = { result: load(), until: Infinity }
    const settle = () => void (loaded.until = performance.now() + memory)
    loaded.result.then(settle, settle)
    last = loaded
    return loaded.result
  }
}
