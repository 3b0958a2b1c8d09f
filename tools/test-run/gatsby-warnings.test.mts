/** @jest-environment node */
import { gatsbyWarnings } from './gatsby-warnings.mts'

test('Gatsby’s warnings are found with their colours, and what only mentions one is not', () => {
  const output = '\u001B[2K\u001B[1A\u001B[33mwarn\u001B[39m A plugin is old\nsuccess warn nobody\ninfo Done\n'
  expect(gatsbyWarnings(output)).toEqual(['warn A plugin is old'])
})
