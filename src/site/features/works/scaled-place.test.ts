/** @jest-environment node */
import fc from 'fast-check'
import { areaOf, heightOf, lengthOf, scaledPlace } from './scaled-place'

type Dimensions = NonNullable<Parameters<typeof scaledPlace>[0]['dimensions']>

const placeOf = (dimensions: Dimensions | null, ratio = 1.5) => scaledPlace({ dimensions }, ratio)

test.each([
  ['hangs with its middle 150 cm above the floor', { height: 80, width: 120 }, 110],
  ['of 3 m stands on the floor', { height: 300, width: 450 }, 0],
  ['that is higher stands there too', { height: 400, width: 600 }, 0],
  ['30 cm deep hangs', { height: 80, width: 120, depth: 30 }, 110],
  ['deeper than 30 cm stands on the floor', { height: 80, width: 120, depth: 31 }, 0],
])('a work %s', (_, dimensions, bottom) => {
  const { height, width } = dimensions
  expect(placeOf(dimensions)).toEqual({ height, width, bottom })
})

test.each([
  [{ diameter: 60 }, 2, { height: 30, width: 60 }],
  [{ height: 100, diameter: 40 }, 1, { height: 40, width: 40 }],
  [{ height: 100 }, 1.5, { height: 100, width: 150 }],
  [{ width: 150, height: null }, 1.5, { height: 100, width: 150 }],
])('of %j and the ratio %d of the picture, the size is %j', (dimensions, ratio, size) => {
  expect(placeOf(dimensions, ratio)).toMatchObject(size)
})

test.each([
  null,
  {},
  { depth: 20 },
  { note: 'dimensions variable' },
  { height: 30, width: 40, note: 'each part' },
  { height: 300, width: 2500 },
])('a work with the dimensions %j has no place', (dimensions) => {
  expect(placeOf(dimensions)).toBeUndefined()
})

const side = fc.double({ min: 1, max: 1999, noNaN: true })
const ratio = fc.double({ min: 0.1, max: 10, noNaN: true })
const work = fc.record({ height: side, width: side, depth: fc.option(side), ratio })

test('a picture keeps its ratio, fits into the dimensions of its work and touches two of their sides', () => {
  fc.assert(
    fc.property(work, ({ ratio, ...dimensions }) => {
      const { width, height } = placeOf(dimensions, ratio)!
      expect(width / height).toBeCloseTo(ratio, 6)
      expect(width / dimensions.width).toBeLessThanOrEqual(1 + 1e-9)
      expect(height / dimensions.height).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.max(width / dimensions.width, height / dimensions.height)).toBeCloseTo(1, 6)
    }),
  )
})

test('no work is below the floor or above the wall, and the figure fits on it', () => {
  fc.assert(
    fc.property(fc.array(work), (works) => {
      const places = works.map(({ ratio, ...dimensions }) => placeOf(dimensions, ratio)!)
      const height = heightOf(places)
      expect(height).toBeGreaterThanOrEqual(170)
      for (const place of places) {
        expect(place.bottom).toBeGreaterThanOrEqual(0)
        expect(place.bottom + place.height).toBeLessThanOrEqual(height)
      }
    }),
  )
})

test('the wall is as long as the figure, the works or their captions, and 40 cm before each of them', () => {
  const places = [placeOf({ height: 80, width: 120 })!, placeOf({ height: 40, width: 60 })!]
  expect(lengthOf(places)).toBe(42 + 40 + 120 + 40 + 100)
})

test.each([
  [{ height: 90.5, width: 120 }, 10_860],
  [{ height: 45, diameter: 30 }, 1350],
  [{ diameter: 30 }, 900],
  [{ height: 45, width: null, diameter: null }, undefined],
  [{}, undefined],
  [null, undefined],
])('a work of %j has the area %p', (dimensions, area) => expect(areaOf(dimensions)).toBe(area))
