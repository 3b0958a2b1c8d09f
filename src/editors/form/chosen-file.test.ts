/** @jest-environment node */
import sharp from 'sharp'
import { aPdf } from '../../../tests/support/a-pdf'
import { aDrawing, aHeic, aJpeg, aLocatedJpeg } from '../../../tests/support/pictures'
import { inspectPicture } from '../check/read/inspect-picture'
import { maxFileSize, preparedFile } from './chosen-file'

const nameOf = async (content: Buffer | string, name: string) => {
  const file = await preparedFile(new File([new Uint8Array(Buffer.from(content))], name), 'cs')
  return typeof file === 'string' ? file : file.name
}

test.each([
  ['Moje díla – léto (2).JPG', 'moje-dila-leto-2.jpg'],
  ['IMG_2043.jpeg', 'img-2043.jpg'],
  ['Łódź', 'lodz.jpg'],
  ['שגיא.png', 'file.jpg'],
])('a JPEG called %s is stored as %s', async (name, plain) => {
  expect(await nameOf(await aJpeg(), name)).toBe(plain)
})

test('the ending of a name follows from the format', async () => {
  const picture = sharp(await aJpeg())
  expect(await nameOf(await picture.png().toBuffer(), 'more.jpg')).toBe('more.png')
  expect(await nameOf(await picture.webp().toBuffer(), 'more.jpg')).toBe('more.webp')
  expect(await nameOf(`<?xml version="1.0"?>\n${aDrawing}`, 'Plán.SVG')).toBe('plan.svg')
  expect(await nameOf(aPdf, 'Plán sálů.pdf')).toBe('plan-salu.pdf')
})

test('a HEIC is refused, whatever it is called, with how to make a JPEG of it', async () => {
  for (const name of ['IMG_7.HEIC', 'IMG_7.jpg']) {
    expect(await nameOf(aHeic, name)).toBe(
      `„${name}“ je obrázek ve formátu HEIC, který většina prohlížečů neukáže. Uložte ho jako JPEG. ` +
        'iPhone fotí do JPEG rovnou, když zvolíte Nastavení › Fotoaparát › Formáty › Nejkompatibilnější.',
    )
  }
})

test('a file that the site cannot show is refused with the formats that it can', async () => {
  expect(await nameOf('GIF89a', 'more.gif')).toMatch(/^„more.gif“ není JPEG, PNG, WebP, SVG ani PDF\./)
})

test('a file that GitHub would not take is refused with its size', async () => {
  expect(await nameOf(Buffer.alloc(maxFileSize + 150_000), 'more.tif')).toMatch(
    /^„more.tif“ má 25,2 MB, nahrát lze nejvýš 25 MB\./,
  )
})

test.each(['jpeg', 'webp'] as const)('a %s is stored without its position, and all else stays', async (format) => {
  const located = await sharp(await aLocatedJpeg())
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
  expect(await inspectPicture(located)).toMatchObject({ hasPosition: true, orientation: 6 })
  const file = (await preparedFile(new File([new Uint8Array(located)], 'more.jpg'), 'cs')) as File
  const stored = Buffer.from(await file.arrayBuffer())
  expect(await inspectPicture(stored)).toMatchObject({ hasPosition: false, orientation: 6, isWhole: true })
  expect(stored.toString('latin1')).toContain('Jana Nov')
  // 50/1 and 5/1 of the latitude, in either byte order.
  const orders = [
    [0, 0, 0, 50, 0, 0, 0, 1, 0, 0, 0, 5],
    [50, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0],
  ]
  const latitude = (bytes: Buffer) => orders.some((order) => bytes.includes(Buffer.from(order)))
  expect([latitude(located), latitude(stored)]).toEqual([true, false])
  expect(stored).toHaveLength(located.length)
})
