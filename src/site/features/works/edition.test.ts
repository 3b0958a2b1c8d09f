import { textsFrom } from '../../../i18n/texts'
import { allTexts } from '../../../../tests/support/render'
import { formatEdition } from './work-facts'

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
  const said = (language: 'cs' | 'en') =>
    formatEdition(edition, textsFrom(allTexts(language))).replaceAll('\u00a0', '_')
  expect(said('cs')).toBe(czech)
  expect(said('en')).toBe(english)
})
