/** @jest-environment node */
import { areaOf } from './scaled-place'

const unknown = { height: null, width: null, diameter: null }

test.each([
  [{ height: 90.5, width: 120 }, 10_860],
  [{ height: 45, diameter: 30 }, 1350],
  [{ diameter: 30 }, 900],
  [{ height: 45 }, undefined],
  [{}, undefined],
])('a work of %j has the area %p', (dimensions, area) => {
  expect(areaOf({ ...unknown, ...dimensions })).toBe(area)
})

test('a work without dimensions has no area', () => {
  expect(areaOf(null)).toBeUndefined()
})
