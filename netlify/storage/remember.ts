/** A function whose result is used again: by calls that come while it is awaited, and for `time` milliseconds after. */
export function remember<T>(time: number, load: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.result
    const loaded = { result: load(), until: Infinity }
    const settle = () => void (loaded.until = performance.now() + time)
    loaded.result.then(settle, settle)
    last = loaded
    return loaded.result
  }
}
