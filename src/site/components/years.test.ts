import { textsFrom } from '../../i18n/texts'
import { allTexts } from '../../../tests/support/render'
import { formatWorkYears } from './years'

/** Non-breaking spaces are replaced by underscores, so that they can be seen. */
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', '_')
const cs = textsFrom(allTexts('cs'))
const en = textsFrom(allTexts('en'))

test.each([
  [{ year: 1890 }, '1890', '1890'],
  [{ yearFrom: 1890, year: 1895 }, '1890–1895', '1890–1895'],
  [{ yearFrom: 1890, year: 1890 }, '1890', '1890'],
  [{ year: 1350, circa: true }, 'kolem_1350', 'c._1350'],
  [{ yearFrom: 1345, year: 1350, circa: true }, 'kolem_1345–1350', 'c._1345–1350'],
  [{ yearFrom: 2011 }, 'od_2011', 'since_2011'],
  [{ yearFrom: null, year: null, circa: null }, undefined, undefined],
  [{ circa: true }, undefined, undefined],
])('the years of a work: %j', (years, czech, english) => {
  expect(seen(formatWorkYears(years, cs))).toBe(czech)
  expect(seen(formatWorkYears(years, en))).toBe(english)
})
