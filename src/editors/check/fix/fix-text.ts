import { isDeepStrictEqual } from 'node:util'
import { parseYaml } from '../read/parse-yaml'
import type { Edit } from '../engine/rule'

/** A text after its edits, from the top; of two that overlap the second waits for the next round. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let mended = ''
  let done = 0
  for (const { from, to, text: replacement } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done) continue
    mended += text.slice(done, from) + replacement
    done = to
  }
  return mended + text.slice(done)
}

/** Whether a mended file is still the same content: as many texts, and no fault of syntax more. */
export function isSameContent(before: string, after: string): boolean {
  const [old, mended] = [parseYaml(before), parseYaml(after)]
  if (mended.faults.length > old.faults.length) return false
  const shape = (data: unknown): unknown =>
    typeof data === 'object' && data !== null
      ? Object.entries(data)
          .map(([key, value]) => [key, shape(value)])
          .sort()
      : typeof data
  const comments = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\s*#/.test(line))
      .map((line) => line.trim())
      .sort()
  return isDeepStrictEqual(shape(old.data), shape(mended.data)) && isDeepStrictEqual(comments(before), comments(after))
}
