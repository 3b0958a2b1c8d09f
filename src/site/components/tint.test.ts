/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { clampChroma, parse, wcagContrast, type Color } from 'culori'
import { hueStep } from '../../model/tint'
import { tintClass } from './tint'

const css = readFileSync('src/site/components/tint.module.css', 'utf8')
const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

const hues = Array.from({ length: 360 / hueStep }, (_, index) => index * hueStep)
const strengths = [0, 1, 2, 3]

function declared(className: string, property: string): number {
  const [, value] = new RegExp(`\\.${className} \\{\\s*${property}: ([\\d.]+);`).exec(css) ?? []
  if (value === undefined) throw new Error(`There is no class ${className}`)
  return Number(value)
}

/** The colours of the two halves of `light-dark(…)` in tint.module.css for a hue and a strength. */
function grounds(hue: number, strength: number): { light: Color; dark: Color } {
  const lightnesses = [...css.matchAll(/oklch\((\d+)%/g)].map(([, value]) => Number(value) / 100)
  const weaker = Number(/--strength\) \* ([\d.]+)/.exec(css)?.[1])
  const h = declared(`hue${hue}`, '--hue')
  const c = declared(`strength${strength}`, '--strength')
  const [light, dark] = lightnesses
  if (light === undefined || dark === undefined) throw new Error('The lightness of the tints was not found')
  return { light: { mode: 'oklch', l: light, c, h }, dark: { mode: 'oklch', l: dark, c: c * weaker, h } }
}

/** A colour of tokens.css in the light and in the dark scheme. */
function role(name: string): { light: Color; dark: Color } {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens) ?? []
  return { light: colour(light), dark: colour(dark) }
}

function colour(value: string): Color {
  const [, raw] = /var\(--([a-z]+)/.exec(value) ?? []
  const text = raw ? new RegExp(`--${raw}: (#[0-9a-f]+)`).exec(tokens)?.[1] : value
  const parsed = parse(text?.trim() ?? '')
  if (!parsed) throw new Error(`“${value}” is no colour`)
  return parsed
}

// What a browser makes of a colour that the screen cannot show: less chroma, or each channel cut off.
const shown = (color: Color): Color[] => [clampChroma(color, 'oklch'), color]

test.each(['text', 'quiet', 'signal'])('%s can be read on every tint, in both schemes', (name) => {
  const { light, dark } = role(name)
  for (const hue of hues) {
    for (const strength of strengths) {
      const ground = grounds(hue, strength)
      for (const each of shown(ground.light))
        expect([hue, strength, wcagContrast(light, each) >= 4.5]).toEqual([hue, strength, true])
      for (const each of shown(ground.dark))
        expect([hue, strength, wcagContrast(dark, each) >= 4.5]).toEqual([hue, strength, true])
    }
  }
})

test('the classes of a tint are those of its hue and its strength', () => {
  expect(tintClass({ hue: 120, strength: 2 })).toBe('tint hue120 strength2')
})
