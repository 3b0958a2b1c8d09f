/** @jest-environment node */
import { openedSize } from './opened-size'

const spaced = 0.074
const open = (text: string, ratio: number) => openedSize({ text, spaced, ratio })

test('the picture is as high as capitals, and as wide as its ratio makes it', () => {
  const { width, height } = open('Radek Sobota', 0.75)
  expect(height).toBeCloseTo(0.686)
  expect(width).toBeCloseTo(0.75 * 0.686)
})

test('a wider picture makes the letters narrower', () => {
  const widths = [0.4, 0.75, 1, 1.4].map((ratio) => open('Radek Sobota', ratio).letters)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(widths.every((width) => width > 0 && width < 1)).toBe(true)
})

test.each(['Vavřinec Dubina', 'Jan Ek', 'Trio'])(
  'where %s is too short for a panorama, the whole picture is lower',
  (text) => {
    const { width, height, letters } = open(text, 2.5)
    expect(letters).toBeCloseTo(0)
    expect(height).toBeLessThan(0.686)
    expect(width / height).toBeCloseTo(2.5)
    expect(width).toBeGreaterThan(0)
  },
)

test('a single word needs more room, because no space between two words becomes free', () => {
  expect(open('RadekSobota1', 1).letters).toBeLessThan(open('Radek Sobota', 1).letters)
})

test('a letter and its combining accent are one letter', () => {
  expect(open('S\u030cimek Jan', 1)).toEqual(open('Šimek Jan', 1))
})
