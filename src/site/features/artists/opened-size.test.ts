/** @jest-environment node */
import { openedSize } from './opened-size'

const spaced = 0.074
const open = (text: string, ratio: number, free = 0) => openedSize({ text, spaced, ratio, free })

test('a narrow picture covers the rows above and below, and is as wide as its ratio makes it', () => {
  const { width, height, grown } = open('Radek Sobota', 0.4)
  expect(height).toBeCloseTo(1.9)
  expect(width).toBeCloseTo(0.4 * 1.9)
  expect(grown).toBe(0)
})

test('a wider picture makes the letters narrower', () => {
  const widths = [0.2, 0.3, 0.4, 0.5].map((ratio) => open('Radek Sobota', ratio).letters)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(widths.every((width) => width > 0 && width < 1)).toBe(true)
})

test.each(['Vavřinec Dubina', 'Jan Ek', 'Trio'])(
  'where %s is too short for a panorama, the whole picture is lower',
  (text) => {
    const { width, height, letters, grown } = open(text, 2.5)
    expect(letters).toBeCloseTo(0)
    expect(height).toBeLessThan(1)
    expect(width / height).toBeCloseTo(2.5)
    expect(width).toBeGreaterThan(0)
    expect(grown).toBeCloseTo(0)
  },
)

test('the name grows into the free space after it, only as far as the picture needs', () => {
  const small = open('Radek Sobota', 2.5)
  const large = open('Radek Sobota', 2.5, 2)
  expect(large.grown).toBeCloseTo(2)
  expect(large.width).toBeCloseTo(small.width + 2)
  const whole = open('Radek Sobota', 1, 9)
  expect(whole.height).toBeCloseTo(1.9)
  expect(whole.grown).toBeLessThan(2)
})

test('a single word needs more room, because no space between two words becomes free', () => {
  expect(open('RadekSobota1', 0.4).letters).toBeLessThan(open('Radek Sobota', 0.4).letters)
})

test('a letter and its combining accent are one letter', () => {
  expect(open('S\u030cimek Jan', 1)).toEqual(open('Šimek Jan', 1))
})
