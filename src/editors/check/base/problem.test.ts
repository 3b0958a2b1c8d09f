/** @jest-environment node */
import { byPlace } from './problem'

test('problems are sorted by file, then from top to bottom', () => {
  const at = (file: string, line: number, column: number) => ({ file, line, column })
  const sorted = [at('b', 1, 1), at('a', 2, 5), at('a', 2, 3), at('a', 1, 9)].sort(byPlace)
  expect(sorted.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'a:1:9',
    'a:2:3',
    'a:2:5',
    'b:1:1',
  ])
})
