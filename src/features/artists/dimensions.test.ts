import { formatDimensions } from './dimensions'

/** Non-breaking spaces are written as underscores here, so that they can be seen. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

test('height × width × depth, with the decimal mark of the language', () => {
  const size = { height: 120, width: 90.5, depth: 4 }
  expect(seen(formatDimensions(size, 'cs'))).toBe('120_×_90,5_×_4_cm')
  expect(seen(formatDimensions(size, 'en'))).toBe('120_×_90.5_×_4_cm')
})

test('a work without a depth has two sides', () => {
  expect(seen(formatDimensions({ height: 58, width: 86 }, 'en'))).toBe('58_×_86_cm')
  expect(seen(formatDimensions({ height: 58, width: 86, depth: null }, 'en'))).toBe('58_×_86_cm')
})
