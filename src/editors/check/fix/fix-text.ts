import { isDeepStrictEqual } from 'node:util'
import { parseYaml } from '../read/parse-yaml'
import type { Edit } from '../engine/rule'

/** A text after its edits. Of two edits that overlap, the second waits for the next round. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let fixed = ''
  let done = 0
  for (const { from, to, text: replacement } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done) continue
    fixed += text.slice(done, from) + replacement
    done = to
  }
  return fixed + text.slice(done)
}

/** Whether a fixed file has the same keys, the same comments and no more syntax errors. */
export function isSameContent(before: string, after: string): boolean {
  const [old, fixed] = [parseYaml(before), parseYaml(after)]
  if (fixed.faults.length > old.faults.length) return false
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
  return isDeepStrictEqual(shape(old.data), shape(fixed.data)) && isDeepStrictEqual(comments(before), comments(after))
}
