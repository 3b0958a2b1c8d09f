/** @jest-environment node */
import { aContentFolder, withSlip } from '../../../../../tests/support/content'
import { findProblems } from '../../engine/find-problems'

const artist = 'artists/jana-nova/artist.yaml'
const site = 'exhibition.yaml'

const problemsAfter = (path: string, was: string, is: string) =>
  findProblems(withSlip(aContentFolder(), path, was, is)).map(({ severity, rule }) => `${severity} ${rule}`)

test.each([
  ['50+', '7', 'works', ['warning numbers/count']],
  ['1+', '7', 'works', []],
  ['1', '7', 'artists', []],
  ['stovky', '7', 'works', []],
  ['1 000', '7', 'works', ['warning numbers/count']],
] as const)('a figure “%s” is compared with what it counts', (value, was, counts, expected) => {
  const figure = `"${was}"\n    label:\n      cs: umělců\n      en: artists\n`
  const counted = figure.replace(was, value) + `    counts: ${counts}\n`
  expect(problemsAfter(site, figure, counted)).toEqual(expected)
})

test('a number is not compared while an artist has a fault of its own', () => {
  const figure = '"7"\n    label:\n      cs: umělců\n      en: artists\n'
  const folder = withSlip(aContentFolder(), site, figure, `${figure}    counts: artists\n`)
  const broken = withSlip(folder, artist, 'birthYear: 1984', 'birthYear: MCMLXXXIV')
  expect(findProblems(broken).map(({ rule }) => rule)).toEqual(['schema/wrong-type'])
})
