import { textsFrom } from '../../../i18n/texts'
import { allTexts } from '../../../../tests/support/render'
import { formatLife } from './life'

/** Non-breaking spaces are replaced by underscores, so that they can be seen. */
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', '_')
const cs = textsFrom(allTexts('cs'))
const en = textsFrom(allTexts('en'))

test.each([
  [{ birthYear: 1984 }, '*_1984', 'b._1984'],
  [{ birthYear: 1840, deathYear: 1926 }, '1840–1926', '1840–1926'],
  [{ deathYear: 1382 }, '†_1382', 'd._1382'],
  [{ birthYear: 1450, deathYear: 1516, circa: true }, 'kolem_1450–1516', 'c._1450–1516'],
  [{ birthYear: 1430, circa: true }, '*_kolem_1430', 'b._c._1430'],
  [{ type: 'collective', birthYear: 2006 }, 'založeno_2006', 'founded_2006'],
  [{ type: 'collective', birthYear: 1985, deathYear: 2001 }, '1985–2001', '1985–2001'],
  [{ type: 'collective', deathYear: 2001 }, 'do_2001', 'until_2001'],
  [{ type: 'collective', birthYear: null, deathYear: null }, undefined, undefined],
  [{}, undefined, undefined],
])('the years of an artist: %j', (life, czech, english) => {
  expect(seen(formatLife(life, cs))).toBe(czech)
  expect(seen(formatLife(life, en))).toBe(english)
})
