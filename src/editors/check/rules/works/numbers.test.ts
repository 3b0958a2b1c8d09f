/** @jest-environment node */
import { aContentFolder, withSlip } from '../../../../../tests/support/content'
import { rulesOf } from '../../../../../tests/support/problems'

const artist = 'artists/jana-nova/artist.yaml'
const site = 'exhibition.yaml'

test.each([
  ['50+', '7', 'works', ['numbers/count']],
  ['1+', '7', 'works', []],
  ['1', '7', 'artists', []],
  ['stovky', '7', 'works', []],
  ['1 000', '7', 'works', ['numbers/count']],
] as const)('a figure “%s” is compared with what it counts', (value, was, counts, expected) => {
  const figure = `"${was}"\n    label:\n      cs: umělců\n      en: artists\n`
  const counted = figure.replace(was, value) + `    counts: ${counts}\n`
  expect(rulesOf(withSlip(aContentFolder(), site, figure, counted))).toEqual(expected)
})

test('a number is compared as long as what it counts is known', () => {
  const figure = '"7"\n    label:\n      cs: umělců\n      en: artists\n'
  const folder = withSlip(aContentFolder(), site, figure, `${figure}    counts: artists\n`)
  const rules = (was: string, is: string) => rulesOf(withSlip(folder, artist, was, is))
  expect(rules('birthYear: 1984', 'birthYear: MCMLXXXIV')).toEqual(['schema/wrong-type', 'numbers/count'])
  expect(rules('birthYear: 1984', '- birthYear')).not.toContain('numbers/count')
})
