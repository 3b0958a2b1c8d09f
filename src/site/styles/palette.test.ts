/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { palette } from './palette'

const css = readFileSync('src/site/styles/tokens.css', 'utf8')

test.each(Object.entries(palette))('the colour %s is the same as in the style sheet', (name, colour) => {
  expect(css).toContain(`--${name}: ${colour};`)
})

test('the form for editors has no other colours than the style sheet of the site', () => {
  const colours = readFileSync('src/editors/form/admin.css', 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? []
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour) => !css.includes(`: ${colour};`))).toEqual([])
})
