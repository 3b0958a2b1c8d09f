/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import worker from 'gatsby-plugin-sharp/gatsby-worker'
import sharp, { type Sharp } from 'sharp'
import { inFolder } from '../../tests/support/in-folder'
import { aJpeg } from '../../tests/support/pictures'
import { onPreInit } from './on-pre-init'

test('gatsby-plugin-sharp makes AVIF with effort 3, and a picture that exists is not made again', async () => {
  const avif = jest.spyOn(sharp.prototype as { avif: (options: object) => Sharp }, 'avif')
  const { IMAGE_PROCESSING: original } = worker
  onPreInit()
  try {
    await inFolder({ 'sea.jpg': await aJpeg() }, async (folder) => {
      const operation = { outputPath: 'digest/sea.avif', args: { width: 32, quality: 58, toFormat: 'avif' } }
      const job = {
        inputPaths: [{ path: path.join(folder, 'sea.jpg') }],
        outputDir: folder,
        args: { isLazy: false, operations: [operation], pluginOptions: {} },
      }
      await worker.IMAGE_PROCESSING(job)
      expect(avif.mock.calls).toEqual([[expect.objectContaining({ effort: 3, quality: 58 })]])
      expect(await sharp(path.join(folder, 'digest/sea.avif')).metadata()).toMatchObject({
        compression: 'av1',
        width: 32,
      })

      await worker.IMAGE_PROCESSING(job)
      expect(avif).toHaveBeenCalledTimes(1)
    })
  } finally {
    worker.IMAGE_PROCESSING = original
  }
})

test('AVIF_EFFORT sets another effort', () => {
  const avif = jest.spyOn(sharp.prototype as { avif: (options: object) => Sharp }, 'avif')
  const { IMAGE_PROCESSING: original } = worker
  process.env.AVIF_EFFORT = '0'
  try {
    onPreInit()
    sharp().avif({ quality: 58 })
    expect(avif).toHaveBeenLastCalledWith({ effort: 0, quality: 58 })
  } finally {
    delete process.env.AVIF_EFFORT
    worker.IMAGE_PROCESSING = original
  }
})

test('Gatsby runs the jobs of a plugin in its own process, with the module that is changed', () => {
  const manager = readFileSync(require.resolve('gatsby/dist/utils/jobs/manager'), 'utf8')
  expect(manager).toMatch(/importGatsbyPlugin\)?\(plugin, `gatsby-worker`\)\.then\(worker =>/)
})
