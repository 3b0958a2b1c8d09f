/** @jest-environment node */
import sharp from 'sharp'
import { accentsOf } from './accents'

/** A picture of one colour with stripes of others, each of a height in percent. */
async function picture(ground: string, ...stripes: { colour: string; height: number }[]): Promise<Buffer> {
  const sheet = (background: string, height: number) =>
    sharp({ create: { width: 100, height, channels: 3, background } }).png()
  const layers = await Promise.all(
    stripes.map(async ({ colour, height }, index) => ({
      input: await sheet(colour, height).toBuffer(),
      top: 10 + 30 * index,
      left: 0,
    })),
  )
  return sheet(ground, 100).composite(layers).toBuffer()
}

const cream = '#f3ecdc'

test('a work without colour has one accent, a grey', async () => {
  for (const colour of ['#888888', '#000000', '#ffffff']) {
    const accents = await accentsOf(await picture(colour))
    expect(accents.map(({ strength }) => strength)).toEqual([0])
  }
})

test('the accent has the dominant hue of the work', async () => {
  // OKLCH: red 29°, green 142°, blue 264°
  expect(await accentsOf(await picture('#ff0000'))).toMatchObject([{ hue: 30, strength: 3 }])
  expect(await accentsOf(await picture('#00ff00'))).toMatchObject([{ hue: 140, strength: 3 }])
  expect(await accentsOf(await picture('#0000ff'))).toMatchObject([{ hue: 260, strength: 3 }])
})

test('the lightness of a tint follows that of the accent, within its limits', async () => {
  const lightnessOf = async (colour: string) => (await accentsOf(await picture(colour)))[0].lightness
  expect(await lightnessOf('#200000')).toBe(80)
  expect(await lightnessOf('#ffdddd')).toBe(94)
  const middle = await lightnessOf('#c04040')
  expect(middle).toBeGreaterThan(80)
  expect(middle).toBeLessThan(94)
})

test('a red stripe counts more than the paper around it', async () => {
  const [{ hue, strength }] = await accentsOf(await picture(cream, { colour: '#cc2211', height: 10 }))
  expect(hue).toBeGreaterThanOrEqual(20)
  expect(hue).toBeLessThanOrEqual(40)
  expect(strength).toBe(3)
})

test.each([cream, '#efe2c6', '#dfe8f0'])(
  'black ink on paper of %s is grey, whatever colour the paper has',
  async (paper) => {
    const ink = sharp({ create: { width: 100, height: 100, channels: 3, background: paper } }).composite([
      {
        input: Buffer.from(
          '<svg width="100" height="100"><circle cx="50" cy="50" r="30" stroke="#111" stroke-width="4" fill="none"/></svg>',
        ),
      },
    ])
    const accents = await accentsOf(await ink.png().toBuffer())
    expect(accents.map(({ strength }) => strength)).toEqual(accents.map(() => 0))
  },
)

test('a work without a ground keeps the hue that covers it', async () => {
  const [{ hue, strength }] = await accentsOf(await picture('#d8b070'))
  expect(hue).toBe(80)
  expect(strength).toBeGreaterThan(0)
})

test('a second colour that stands out is a second accent, and a speck is none', async () => {
  const work = (height: number) => picture('#ffffff', { colour: '#d02020', height: 20 }, { colour: '#2040d0', height })
  expect((await accentsOf(await work(20))).map(({ hue }) => hue)).toEqual([270, 30])
  expect(await accentsOf(await work(1))).toHaveLength(1)
})

test('a hue just below 360° is rounded to less than 360°', async () => {
  const [{ hue }] = await accentsOf(await picture('#e8479b'))
  expect(hue).toBeLessThan(360)
})

test('pictures with transparency and greyscale pictures have an accent', async () => {
  const grey = await sharp(await picture('#777777'))
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect((await accentsOf(grey))[0].strength).toBe(0)
  const create = { width: 10, height: 10, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0.5 } }
  expect((await accentsOf(await sharp({ create }).png().toBuffer()))[0].hue).toBe(30)
})
