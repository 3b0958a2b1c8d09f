import type { Fixed } from '../fix/fix-content'
import { fixedLine } from './fixed-lines'

const file = 'content/places/palac.YML'

test.each<[Fixed, string]>([
  [{ file, name: 'content/places/palac.yaml' }, 'Renamed: content/places/palac.YML → content/places/palac.yaml'],
  [
    { file: 'content/a.jpg', picture: ['image/too-large', 'image/position-data'] },
    'Fixed: content/a.jpg (made smaller, position removed)',
  ],
  [{ file, line: 3, before: 'a: b', after: 'a: c' }, `Fixed: ${file}:3\n  a: b\n  → a: c`],
  [{ file, line: 3, before: 'a: b', after: 'c: d', isOrder: true }, `Order of keys: ${file}:3`],
  [{ file, line: 3, before: 'a: b', after: 'a: b' }, `Order of keys: ${file}:3`],
])('what was fixed is told with its place: %j', (fixed, line) => {
  expect(fixedLine(fixed, 'en')).toBe(line)
})
