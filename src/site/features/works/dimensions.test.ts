import { textsFrom } from '../../../i18n/texts'
import { allTexts } from '../../../../tests/support/render'
import { formatDimensions } from './work-facts'

/** The dimensions on a label. Non-breaking spaces are replaced by underscores, so that they can be seen. */
const said = (dimensions: Parameters<typeof formatDimensions>[0], language: 'cs' | 'en') =>
  formatDimensions(dimensions, textsFrom(allTexts(language)), language)?.replaceAll('\u00a0', '_')

test('height × width × depth, with the decimal mark of the language', () => {
  const size = { height: 120, width: 90.5, depth: 4 }
  expect(said(size, 'cs')).toBe('120_×_90,5_×_4_cm')
  expect(said(size, 'en')).toBe('120_×_90.5_×_4_cm')
})

test('a work without a depth has two sides', () => {
  expect(said({ height: 58, width: 86 }, 'en')).toBe('58_×_86_cm')
  expect(said({ height: 58, width: 86, depth: null }, 'en')).toBe('58_×_86_cm')
})

test('without a height or a width, each side is named', () => {
  expect(said({ height: 45 }, 'cs')).toBe('výška_45_cm')
  expect(said({ height: 45, diameter: 30.5 }, 'cs')).toBe('výška_45_cm, průměr_30,5_cm')
  expect(said({ height: 45, depth: 20 }, 'en')).toBe('height_45_cm, depth_20_cm')
  expect(said({ width: 300 }, 'en')).toBe('width_300_cm')
})

test('a note follows the numbers, or is alone', () => {
  expect(said({ height: 30, width: 40, note: 'each part' }, 'en')).toBe('30_×_40_cm, each part')
  expect(said({ note: 'dimensions variable' }, 'en')).toBe('dimensions variable')
})

test('without dimensions there is no text', () => {
  expect(said({}, 'cs')).toBeUndefined()
  expect(said({ height: null, width: null, depth: null, diameter: null, note: null }, 'cs')).toBeUndefined()
})
