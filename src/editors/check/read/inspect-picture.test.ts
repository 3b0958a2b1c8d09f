/** @jest-environment node */
import { aDrawing, aHeic, aJpeg, aLocatedJpeg, noise } from '../../../../tests/support/pictures'
import { inspectPicture } from './inspect-picture'

test('a picture is known by its format, size and bytes', async () => {
  const file = await aJpeg({ width: 80, height: 60 })
  expect(await inspectPicture(file)).toMatchObject({
    format: 'jpeg',
    width: 80,
    height: 60,
    bytes: file.length,
    orientation: 1,
    hasPosition: false,
    isCmyk: false,
    isWhole: true,
  })
})

test('a text is no picture', async () => {
  for (const file of [Buffer.from('This is no picture.'), Buffer.alloc(0)]) {
    const { format, isWhole } = await inspectPicture(file)
    expect([format, isWhole]).toEqual([undefined, false])
  }
})

test('a picture is read to its last line', async () => {
  const file = await aJpeg({ width: 400, height: 300 })
  expect(await inspectPicture(file.subarray(0, file.length - 200))).toMatchObject({ format: 'jpeg', isWhole: false })
  const middle = file.length >> 1
  const scratched = Buffer.from(file).fill(0xff, middle, middle + 60)
  // The marker of the end of a picture. After 0xff, the next byte of noise could also continue it.
  scratched[middle + 60] = 0xd9
  expect(await inspectPicture(scratched)).toMatchObject({ isWhole: false })
})

test('a picture that is turned, has a position, or has colours for print is recognised', async () => {
  expect(await inspectPicture(await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toMatchObject({
    orientation: 6,
  })
  expect(await inspectPicture(await aLocatedJpeg())).toMatchObject({ hasPosition: true })
  expect(await inspectPicture(await noise().toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({ isCmyk: true })
})

test('a picture that only names its author has no position', async () => {
  const file = await noise()
    .withExif({ IFD0: { Copyright: 'Jana Nová' } })
    .jpeg()
    .toBuffer()
  expect(await inspectPicture(file)).toMatchObject({ hasPosition: false })
})

test('a HEIC is known by its headers, although it cannot be decoded', async () => {
  expect(await inspectPicture(aHeic)).toMatchObject({ format: 'heic', width: 64, height: 48, isWhole: false })
})

test('a drawing has its forbidden part; one that browsers cannot read is broken', async () => {
  const drawing = aDrawing.replace('</svg>', '<s:script xmlns:s="http://www.w3.org/2000/svg"/></svg>')
  const forbidden = { what: '<s:script>', line: 1 }
  expect(await inspectPicture(Buffer.from(drawing))).toMatchObject({ format: 'svg', forbidden })
  const latin1 = Buffer.from(aDrawing.replace('</svg>', '<title>á</title></svg>'), 'latin1')
  expect(await inspectPicture(latin1)).toMatchObject({ isWhole: false })
})

test('a plain drawing is fine', async () => {
  const picture = await inspectPicture(Buffer.from(aDrawing))
  expect(picture).toMatchObject({ format: 'svg', isWhole: true })
  expect(picture.forbidden).toBeUndefined()
})
