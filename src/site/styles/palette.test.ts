/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { palette } from './palette'

const css = readFileSync('src/site/styles/tokens.css', 'utf8')

test.each(Object.entries(palette))('the colour %s is the same as in the style sheet', (name, colour) => {
  expect(css).toContain(`--${name}: ${colour};`)
})
