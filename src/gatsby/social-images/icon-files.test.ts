/** @jest-environment node */
import sharp from 'sharp'
import { converter } from 'culori'
import { coloursOf, iconFiles } from './icon-files'
import { openTypeface, type Typeface } from './glyph-outlines'

let typeface: Typeface
beforeAll(async () => {
  typeface = await openTypeface()
})

/** A picture of horizontal bands. */
async function bands(...colours: string[]): Promise<Buffer> {
  const rows = colours.map((colour, index) => `<path fill="${colour}" d="M0 ${index * 100}h80v100H0z"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="${colours.length * 100}">${rows}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const lightness = (colour: string) => converter('oklch')(colour)!.l

test('each language has an icon with the first letter of the name', async () => {
  const work = await bands('#cc8800', '#883388')
  const cs = await iconFiles(typeface, { name: 'Přístav', work, language: 'cs' })
  const en = await iconFiles(typeface, { name: 'Harbour', work, language: 'en' })
  expect(cs.map(({ path }) => path)).toEqual(['/icon.svg', '/apple-touch-icon.png', '/favicon.ico'])
  expect(en.map(({ path }) => path)).toEqual(['/en/icon.svg', '/en/apple-touch-icon.png'])
  const letter = (content: unknown) => /<path d="([^"]+)"/.exec(String(content))?.[1]
  const size = 18 / typeface.measure('P', { role: 'title', weight: 800, width: 62, tracking: 0 })
  expect(letter(cs[0]!.content)).toBe(
    typeface.draw('P', { role: 'title', weight: 800, width: 62, tracking: 0 }, { x: 1, y: 31, size }),
  )
  expect(letter(en[0]!.content)).not.toBe(letter(cs[0]!.content))
})

test('the SVG icon has a letter colour for light and one for dark surfaces, and is small', async () => {
  const [icon] = await iconFiles(typeface, { name: 'Štěstí', work: await bands('#c80', '#838'), language: 'cs' })
  expect(icon!.content).toMatch(/fill:#111.*prefers-color-scheme:dark.*fill:#f1f0ea/)
  expect(icon!.content.length).toBeLessThan(2000)
})

test.each(['Přístav', 'Město', 'Islington', 'Ďábel', '7 dní', '李'])(
  'the icon of %s stays within its square',
  async (name) => {
    const [icon] = await iconFiles(typeface, { name, work: await bands('#c80', '#838'), language: 'cs' })
    const { data, info } = await sharp(
      Buffer.from(String(icon!.content).replace('viewBox="0 0 32 32"', 'width="96" height="96" viewBox="-8 -8 48 48"')),
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let index = 0; index < info.width * info.height; index += 1) {
      const [x, y] = [(index % info.width) / 2 - 8, Math.floor(index / info.width) / 2 - 8]
      const isOutside = x < 0 || y < 0 || x >= 32 || y >= 32
      if (isOutside) expect(data[index * 4 + 3]).toBe(0)
    }
  },
)

test('an icon whose letter cannot be drawn shows only the colours of the work, and fills its square', async () => {
  const icons = await iconFiles(typeface, { name: 'Начало', work: await bands('#c80', '#838'), language: 'cs' })
  expect(icons[0]!.content).toContain('<path d=""/>')
  for (const { content } of icons.slice(0, 2)) {
    const { data, info } = await sharp(Buffer.from(content)).flatten().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => {
      const start = info.channels * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
      return [...data.subarray(start, start + 3)]
    }
    expect(at(0.2, 0.3)).toEqual(at(0.8, 0.3))
    expect(at(0.2, 0.7)).toEqual(at(0.8, 0.7))
    expect(at(0.2, 0.3)).not.toEqual(at(0.2, 0.7))
  }
})

test('the icon for home screens is an opaque square', async () => {
  const [, icon] = await iconFiles(typeface, { name: 'Přístav', work: await bands('#c80', '#838'), language: 'cs' })
  const picture = sharp(icon!.content as Buffer)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect((await picture.stats()).isOpaque).toBe(true)
})

test('the icon for programs that read no HTML holds a PNG of 32 pixels', async () => {
  const icons = await iconFiles(typeface, { name: 'Přístav', work: await bands('#c80', '#838'), language: 'cs' })
  const ico = icons[2]!.content as Buffer
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(offset + length).toBe(ico.length)
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('the bar has the dominant colours of the upper and the lower half of the work', async () => {
  const [upper, lower] = await coloursOf(await bands('#cc8800', '#cc8800', '#00aa00', '#883388', '#ffffff', '#883388'))
  expect(converter('oklch')(upper)!.h).toBeCloseTo(converter('oklch')('#cc8800')!.h!, -1)
  expect(converter('oklch')(lower)!.h).toBeCloseTo(converter('oklch')('#883388')!.h!, -1)
})

test('the colours of a white and of a black work are visible on the browser’s surface', async () => {
  const [white, black] = await coloursOf(await bands('#ffffff', '#000000'))
  expect(lightness(white)).toBeLessThan(0.8)
  expect(lightness(black)).toBeGreaterThan(0.48)
})
