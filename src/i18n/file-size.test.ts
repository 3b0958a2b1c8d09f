/** @jest-environment node */
import { formatFileSize } from './file-size'

test.each([
  [7_390_484, '7,4\u00a0MB', '7.4\u00a0MB'],
  [1_000_000, '1\u00a0MB', '1\u00a0MB'],
  [339_600, '340\u00a0kB', '340\u00a0kB'],
  [12, '1\u00a0kB', '1\u00a0kB'],
])('%d bytes are %s and %s', (bytes, czech, english) => {
  expect([formatFileSize(bytes, 'cs'), formatFileSize(bytes, 'en')]).toEqual([czech, english])
})
