/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { insideFolder } from '../../tests/support/in-folder'
import { copyWithSmallerPictures } from './smaller-pictures.mts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } }).jpeg()

test('pictures are copied small, in their ratio and with their metadata, and all else as it is', () =>
  insideFolder(
    { 'content/artists/ema/artist.yaml': 'name: Ema', 'content/artists/ema/broken.jpg': 'no picture' },
    async () => {
      await picture(1600, 1200).withMetadata({ orientation: 6 }).toFile('content/artists/ema/large.jpg')
      await picture(300, 200).toFile('content/artists/ema/small.jpg')
      await writeFile('content/mapa.svg', '<svg/>')
      await copyWithSmallerPictures('content', 'copy')
      const { width, height, orientation } = await sharp('copy/artists/ema/large.jpg').metadata()
      expect({ width, height, orientation }).toEqual({ width: 480, height: 360, orientation: 6 })
      expect(await sharp('copy/artists/ema/small.jpg').metadata()).toMatchObject({ width: 300, height: 200 })
      for (const file of ['artists/ema/artist.yaml', 'artists/ema/broken.jpg', 'mapa.svg']) {
        expect(await readFile(`copy/${file}`)).toEqual(await readFile(`content/${file}`))
      }
    },
  ))
