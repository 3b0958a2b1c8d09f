/** @jest-environment node */
import path from 'node:path'
import sharp from 'sharp'
import { inFolder } from '../../tests/support/in-folder'
import { aPortrait } from '../../tests/support/pictures'
import { picturesOf } from './pictures'

test.each([100, 1000])(
  'a portrait that is stored on its side is printed upright, in %d² pixels at most',
  async (side) => {
    await inFolder({ 'portrait.jpg': await aPortrait() }, async (folder) => {
      const work = { key: 'ema/portrait', file: path.join(folder, 'portrait.jpg') }
      const printed = (await picturesOf([work], { side, quality: 95 })).get('ema-portrait.jpg')
      const { width, height, orientation } = await sharp(printed).metadata()
      expect(width / height).toBeCloseTo(200 / 300, 1)
      expect(orientation).toBeUndefined()
      const top = await sharp(printed).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
      expect([...top].map((channel) => Math.round(channel / 0xcc))).toEqual([1, 0, 0])
    })
  },
)
