/** @jest-environment node */
import { spawnSync } from 'node:child_process'

/** @returns what stylelint, with the configuration of the project, finds wrong in the style of an element */
function problemsIn(style: string): string[] {
  const options = ['node_modules/stylelint/bin/stylelint.mjs', '--stdin-filename', 'src/a.css', '--formatter', 'json']
  const { stderr, stdout } = spawnSync(process.execPath, options, { input: `a {\n  ${style};\n}\n`, encoding: 'utf8' })
  const [{ warnings }] = JSON.parse(stderr || stdout) as [{ warnings: { text: string }[] }]
  return warnings.map(({ text }) => text)
}

test('a style that is newer than the list of browsers is an error', () => {
  expect(problemsIn('color: light-dark(red, blue)')).toEqual([
    expect.stringMatching(/light-dark.*plugin\/use-baseline/),
  ])
  expect(problemsIn('color: oklch(50% 0.1 20deg)')).toEqual([])
})

test('a style that is newer than the list of browsers may be within @supports', () => {
  const style = '@supports (color: light-dark(red, blue)) {\n    color: light-dark(red, blue);\n  }\n'
  expect(problemsIn(`${style}\n  margin: 0`)).toEqual([])
})
