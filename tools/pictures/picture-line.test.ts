/** @jest-environment node */
import { pictureLine } from './picture-line'

test('the pace of the pictures so far says how long the rest takes', () => {
  let time = 0
  const inWords = pictureLine(() => time)
  expect(inWords({ part: 'Pictures', made: 0, all: 1344 })).toBe('0 of 1,344')
  time = 10_000
  expect(inWords({ part: 'Pictures', made: 212, all: 1344 })).toBe('212 of 1,344, about 55 s')
  time = 100_000
  expect(inWords({ part: 'Pictures', made: 212, all: 1344 })).toBe('212 of 1,344, about 9 min')
})
