/** @jest-environment node */
import { measureInk, opticalSize, viewOfInk } from './logo-ink'

const svg = (viewBox: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)

const square = svg('0 0 100 100', '<rect width="100" height="100" fill="#000"/>')

/** Ten thin lines, like a word in thin letters. */
const thinWord = svg(
  '0 0 400 100',
  Array.from({ length: 10 }, (_, index) => `<rect x="${index * 44}" width="4" height="100"/>`).join(''),
)

const wideWithMargins = svg('0 0 1000 1000', '<rect x="100" y="450" width="800" height="100" fill="#123"/>')

async function inkOf(drawing: Buffer) {
  const ink = await measureInk(drawing)
  if (!ink) throw new Error('There is no ink')
  return ink
}

/** The perceived area of a logo in its optical size: the geometric mean of its box and its ink. */
async function perceivedArea(drawing: Buffer): Promise<number> {
  const ink = await inkOf(drawing)
  const { width, height } = opticalSize(ink)
  return width * height * Math.sqrt(ink.coverage)
}

test('a filled square has a coverage of 1', async () => {
  const ink = await inkOf(square)
  expect(ink.box).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  expect(ink.ratio).toBe(1)
  expect(ink.coverage).toBeCloseTo(1, 2)
})

test('a word in thin letters has a low coverage', async () => {
  const ink = await inkOf(thinWord)
  expect(ink.ratio).toBeCloseTo(4, 1)
  expect(ink.coverage).toBeCloseTo(0.1, 2)
})

test('margins are not part of the box, however wide they are', async () => {
  const { box, ratio } = await inkOf(wideWithMargins)
  expect(box.left).toBeCloseTo(0.1, 2)
  expect(box.top).toBeCloseTo(0.45, 2)
  expect(box.width).toBeCloseTo(0.8, 2)
  expect(box.height).toBeCloseTo(0.1, 2)
  expect(ratio).toBeCloseTo(8, 0)
})

test('a white background is not part of the box either', async () => {
  const withWhite = svg(
    '0 0 100 100',
    '<rect width="100" height="100" fill="#fff"/><rect x="25" width="50" height="100"/>',
  )
  const sheet = svg(
    '0 0 100 100',
    '<rect width="100" height="100" fill="#fff"/><rect x="25" y="30" width="50" height="40"/>',
  )
  const { box, tone } = await inkOf(sheet)
  expect(box).toEqual({ left: 0.25, top: 0.3, width: 0.5, height: 0.4 })
  expect(tone).toBe('coloured')
  // When ink reaches the edge, white is part of the drawing, not a background.
  expect((await inkOf(withWhite)).box.width).toBe(1)
})

test('an empty drawing is not measured', async () => {
  expect(await measureInk(svg('0 0 100 100', ''))).toBeUndefined()
})

test('a solid logo gets a smaller box and thin letters a larger one, with the same perceived area', async () => {
  const letters = svg('0 0 300 100', '<path d="M0 0H100V50H0zM150 50H300V100H150z"/>')
  const block = svg('0 0 200 100', '<rect width="200" height="100"/>')
  const thin = svg('0 0 100 100', '<path d="M0 0H100V6H0zM0 94H100V100H0zM0 6H6V94H0z"/>')
  const areas = await Promise.all([letters, block, thin].map(perceivedArea))
  for (const area of areas) expect(area / areas[0]!).toBeCloseTo(1, 1)
  const [blockSize, thinSize] = await Promise.all([block, thin].map(async (each) => opticalSize(await inkOf(each))))
  expect(blockSize!.width * blockSize!.height).toBeLessThan(0.7)
  expect(thinSize!.width * thinSize!.height).toBeGreaterThan(1.3)
})

test.each([
  [6, 0.01],
  [30, 0.35],
  [0.05, 0.35],
  [1, 0.0001],
])('a logo of ratio %p and coverage %p keeps its ratio within the largest size', (ratio, coverage) => {
  const { width, height } = opticalSize({ ratio, coverage })
  expect(width / height).toBeCloseTo(ratio)
  expect(width).toBeLessThanOrEqual(2.5)
  expect(height).toBeLessThanOrEqual(1.35)
})

test.each([
  ['black letters', 'dark', '<rect width="60" height="100" fill="#111"/>'],
  ['black and grey', 'dark', '<rect width="60" height="100"/><rect x="60" width="40" height="100" fill="#777"/>'],
  [
    'white letters on black',
    'dark',
    '<rect width="100" height="100"/><rect x="20" y="40" width="60" height="20" fill="#fff"/>',
  ],
  ['navy', 'dark', '<rect width="100" height="100" fill="#0b1f4d"/>'],
  ['white letters', 'light', '<rect width="60" height="100" fill="#fff"/>'],
  ['red', 'coloured', '<rect width="60" height="100" fill="#d22"/>'],
  [
    'black with a red part',
    'coloured',
    '<rect width="60" height="100"/><rect x="70" width="30" height="100" fill="#d22"/>',
  ],
])('%s have the tone %s', async (_, tone, content) => {
  expect((await inkOf(svg('0 0 100 100', content))).tone).toBe(tone)
})

test('the view is the box of the ink, in the units of the drawing', async () => {
  const { box } = await inkOf(wideWithMargins)
  const [, ...numbers] = /^svgView\(viewBox\(([\d.]+),([\d.]+),([\d.]+),([\d.]+)\)\)$/.exec(
    viewOfInk(String(wideWithMargins), box) ?? '',
  )!
  const expected = [100, 450, 800, 100]
  numbers.forEach((number, index) => expect(Math.abs(Number(number) - expected[index]!)).toBeLessThan(4))
})

test('a view respects the origin of the viewBox', () => {
  const box = { left: 0.25, top: 0.5, width: 0.5, height: 0.25 }
  expect(viewOfInk('<svg viewBox="-50, 10 200 400"><path/></svg>', box)).toBe('svgView(viewBox(0,210,100,100))')
})

test('a drawing with small margins, or without a valid viewBox, is not cropped', () => {
  const [well, loose] = [
    { left: 0.01, top: 0, width: 0.98, height: 1 },
    { left: 0.2, top: 0, width: 0.8, height: 1 },
  ]
  expect(viewOfInk(String(square), well!)).toBeUndefined()
  expect(viewOfInk('<svg width="10" height="10"/>', loose!)).toBeUndefined()
  expect(viewOfInk('<svg viewBox="0 0 ten 10"/>', loose!)).toBeUndefined()
})
