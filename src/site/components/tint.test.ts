/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { displayable, parse, wcagContrast, type Color } from 'culori'
import { chromas, coloursOf, dark, hueStep, lightnesses } from '../../model/tint'
import { tinted } from './tint'

const css = readFileSync('src/site/components/tint.module.css', 'utf8')
const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

const hues = Array.from({ length: 360 / hueStep }, (_, index) => index * hueStep)
const tints = hues.flatMap((hue) =>
  chromas.flatMap((_, strength) => lightnesses.map((lightness) => ({ hue, strength, lightness }))),
)

/** A colour of tokens.css in the light and in the dark scheme. */
function role(name: string): { light: Color; dark: Color } {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((.+), (.+)\\);`).exec(tokens) ?? []
  return { light: colour(light), dark: colour(dark) }
}

function colour(value: string): Color {
  const [, raw] = /var\(--([a-z]+)/.exec(value) ?? []
  const text = raw ? new RegExp(`--${raw}: (#[0-9a-f]+)`).exec(tokens)?.[1] : value
  const parsed = parse(text?.trim() ?? '')
  if (!parsed) throw new Error(`“${value}” is no colour`)
  return parsed
}

// WCAG 2.2, 1.4.3 and 1.4.11. In the signal colour there are outlines and buttons on a tint, but no text.
test.each([
  ['text', 4.5],
  ['quiet', 4.5],
  ['signal', 3],
])('%s has a contrast of %d:1 on every tint, in both schemes', (name, least) => {
  const { light, dark } = role(name)
  const unreadable = tints.filter((tint) => {
    const ground = coloursOf(tint)
    return wcagContrast(light, ground.light) < least || wcagContrast(dark, ground.dark) < least
  })
  expect(unreadable).toEqual([])
})

test('every screen can show every tint as it is', () => {
  const outside = tints.filter((tint) => {
    const { light, dark } = coloursOf(tint)
    return !displayable(light) || !displayable(dark)
  })
  expect(outside).toEqual([])
})

test('the style sheet computes the dark colours of the model', () => {
  expect(css).toContain(`calc(${dark.lightness} - var(--lightness)) calc(var(--chroma) * ${dark.chroma})`)
})

test('an element has the hue, the strength and the lightness of its tint', () => {
  const style = { '--hue': 120, '--strength': chromas[2], '--lightness': 0.84 }
  expect(tinted({ hue: 120, strength: 2, lightness: 84 }, 'room')).toEqual({ className: 'room tint', style })
})
