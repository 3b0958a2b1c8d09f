/** @jest-environment node */
import * as fc from 'fast-check'
import { hueStep, lightnesses, type Tint } from '../../model/tint'
import type { Accents } from './accents'
import { assignTints } from './assign-tints'

const hue = fc.integer({ min: 0, max: 360 / hueStep - 1 }).map((step) => step * hueStep)
const tint: fc.Arbitrary<Tint> = fc.record({
  hue: fc.oneof(hue, fc.constant(90)), // many works on paper
  strength: fc.integer({ min: 0, max: 3 }),
  lightness: fc.constantFrom(...lightnesses),
})
const accents = fc.array(tint, { minLength: 1, maxLength: 3 }) as unknown as fc.Arbitrary<Accents>
const palettes = fc.array(accents, { maxLength: 60 })

/** Each tint with that of the next artist; the first follows the last. */
const pairs = (tints: readonly Tint[]) =>
  tints.length < 2 ? [] : tints.map((own, index) => [own, tints[(index + 1) % tints.length]!] as const)

/** Degrees between two hues; none where one of them is grey. */
function degreesBetween(a: Tint, b: Tint): number {
  if (a.strength === 0 || b.strength === 0) return 0
  return 180 - Math.abs(180 - Math.abs(a.hue - b.hue))
}

test('neighbours differ by 25° of hue or by .04 of lightness, whatever the works are', () => {
  fc.assert(
    fc.property(palettes, (palette) => {
      for (const [own, next] of pairs(assignTints(palette)))
        expect(degreesBetween(own, next) >= 25 || Math.abs(own.lightness - next.lightness) >= 4).toBe(true)
    }),
  )
})

test('each tint has hue and strength of an accent of its own work, and a lightness from .80 to .94', () => {
  fc.assert(
    fc.property(palettes, (palette) => {
      const tints = assignTints(palette)
      expect(tints).toHaveLength(palette.length)
      tints.forEach((own, index) => {
        const accent = palette[index]!.find(({ hue, strength }) => hue === own.hue && strength === own.strength)
        expect(accent).toBeDefined()
        expect(own.lightness).toBeGreaterThanOrEqual(80)
        expect(own.lightness).toBeLessThanOrEqual(94)
      })
    }),
  )
})

test('the same works have the same tints', () => {
  fc.assert(fc.property(palettes, (palette) => expect(assignTints(palette)).toEqual(assignTints(palette))))
})

const red: Tint = { hue: 30, strength: 3, lightness: 86 }
const blue: Tint = { hue: 260, strength: 2, lightness: 84 }
const grey: Tint = { hue: 0, strength: 0, lightness: 86 }

test('a work keeps its first accent beside another hue', () => {
  expect(assignTints([[red], [blue]])).toEqual([red, blue])
})

test('beside its own hue, a work takes another accent rather than another lightness', () => {
  expect(assignTints([[red], [red, blue]])).toEqual([red, blue])
})

test('a work with one accent takes the nearest lightness that differs', () => {
  expect(assignTints([[red], [red]])).toEqual([red, { ...red, lightness: 82 }])
})

test('the hue of a grey does not count, because nobody sees it', () => {
  expect(assignTints([[red], [{ ...grey, hue: 180 }]])[1]!.lightness).toBe(82)
})
