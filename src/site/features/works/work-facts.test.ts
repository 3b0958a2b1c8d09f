import { textsFrom } from '../../../i18n/texts'
import { allTexts } from '../../../../tests/support/render'
import { formatDimensions, formatDuration, formatEdition } from './work-facts'

// Non-breaking spaces are replaced by underscores, so that they can be seen.

const texts = { cs: textsFrom(allTexts('cs')), en: textsFrom(allTexts('en')) }

test.each<[Parameters<typeof formatDimensions>[0], cs: string | undefined, en: string | undefined]>([
  [{ height: 120, width: 90.5, depth: 4 }, '120_×_90,5_×_4_cm', '120_×_90.5_×_4_cm'],
  [{ height: 58, width: 86, depth: null }, '58_×_86_cm', '58_×_86_cm'],
  // Without a height or a width, each side is named.
  [{ height: 45, diameter: 30.5 }, 'výška_45_cm, průměr_30,5_cm', 'height_45_cm, diameter_30.5_cm'],
  [{ height: 45, depth: 20 }, 'výška_45_cm, hloubka_20_cm', 'height_45_cm, depth_20_cm'],
  [{ width: 300 }, 'šířka_300_cm', 'width_300_cm'],
  [{ height: 30, width: 40, note: 'each part' }, '30_×_40_cm, each part', '30_×_40_cm, each part'],
  [{ note: 'dimensions variable' }, 'dimensions variable', 'dimensions variable'],
  [{}, undefined, undefined],
  [{ height: null, width: null, depth: null, diameter: null, note: null }, undefined, undefined],
])('the dimensions %j', (dimensions, ...said) => {
  const saidIn = (language: 'cs' | 'en') => formatDimensions(dimensions, texts[language], language)
  expect([saidIn('cs'), saidIn('en')].map((text) => text?.replaceAll('\u00a0', '_'))).toEqual(said)
})

test.each([
  [{ minutes: 12, seconds: 30 }, '12_min_30_s'],
  [{ minutes: 90 }, '90_min'],
  [{ hours: 1, minutes: 30, seconds: 0 }, '1_h_30_min'],
  [{ hours: 736, minutes: null, seconds: null }, '736_h'],
  [{}, undefined],
])('%j lasts', (duration, expected) => {
  expect(formatDuration(duration)?.replaceAll('\u00a0', '_')).toBe(expected)
})

test.each([
  [{ number: 3, size: 10, artistProofs: 2 }, 'edice_3/10_+_2_AP', 'edition_3/10_+_2_AP'],
  [{ number: 1, size: 5, artistProofs: null }, 'edice_1/5', 'edition_1/5'],
  [{ number: null, size: 250 }, 'edice_250_ks', 'edition of_250'],
  [{ number: 3 }, 'kus č._3', 'copy no._3'],
  [{ unlimited: true }, 'neomezená edice', 'open edition'],
  [
    { number: 3, unlimited: true, artistProofs: 1 },
    'neomezená edice, kus č._3_+_1_AP',
    'open edition, copy no._3_+_1_AP',
  ],
  [{ artistProofs: 2 }, '2_AP', '2_AP'],
  [{ unlimited: false }, '', ''],
])('the edition %j', (edition, czech, english) => {
  const said = (language: 'cs' | 'en') => formatEdition(edition, texts[language]).replaceAll('\u00a0', '_')
  expect(said('cs')).toBe(czech)
  expect(said('en')).toBe(english)
})
