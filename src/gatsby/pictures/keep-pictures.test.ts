/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../../tests/support/in-folder'
import { type MakePictures, onlyMissing, type PictureJob, removeOrphans } from './keep-pictures'

const job = (outputDir: string, files: string[], isLazy = false): PictureJob => ({
  inputPaths: [{ path: 'sea.jpg' }],
  outputDir,
  args: { isLazy, operations: files.map((outputPath) => ({ outputPath })), pluginOptions: {} },
})

/** Writes the name of each file into it, as gatsby-plugin-sharp writes pictures; `made` holds their names. */
function maker(made: string[] = []): MakePictures {
  return async ({ outputDir, args }) => {
    for (const { outputPath } of args.operations) {
      const file = path.join(outputDir, outputPath)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, outputPath)
      made.push(outputPath)
    }
  }
}

test('what an earlier build has made is not made again', () =>
  inFolder({ '1440/sea.avif': 'old' }, async (folder) => {
    const made: string[] = []
    await onlyMissing(maker(made))(job(folder, ['1440/sea.avif', '320/sea.avif']))

    expect(made).toEqual(['320/sea.avif'])
    expect(await readFile(path.join(folder, '1440/sea.avif'), 'utf8')).toBe('old')
    expect(await readFile(path.join(folder, '320/sea.avif'), 'utf8')).toBe('320/sea.avif')
  }))

test('a picture whose making fails leaves nothing behind, and the build learns of it', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    const fails: MakePictures = async (given) => {
      await maker()({ ...given, args: { ...given.args, operations: given.args.operations.slice(0, 1) } })
      throw new Error('not a picture')
    }
    await expect(onlyMissing(fails)(job(folder, ['1440/sea.avif', '320/sea.avif']))).rejects.toThrow('not a picture')
    expect(await readdir(folder)).toEqual(['other.jpg'])
  }))

test('nothing stands under a final name before it is complete', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    let early: boolean | undefined
    const make: MakePictures = async (given) => {
      await maker()(given)
      early = existsSync(path.join(folder, '320/sea.avif'))
    }
    await onlyMissing(make)(job(folder, ['320/sea.avif']))
    expect(early).toBe(false)
    expect((await readdir(folder)).toSorted()).toEqual(['320', 'other.jpg'])
  }))

test('in development, where pictures are made when they are asked for, nothing is made ahead', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    const made: string[] = []
    await onlyMissing(maker(made))(job(folder, ['320/sea.avif'], true))
    expect(made).toEqual([])
  }))

test('pictures of a work that has left the exhibition leave the site; other files stay', () => {
  const [kept, left] = ['a'.repeat(32), 'b'.repeat(32)]
  return inFolder({ [`${kept}/1/sea.avif`]: '', [`${left}/1/sky.avif`]: '', 'd/27.json': '' }, async (folder) => {
    await removeOrphans(folder, new Set([kept]))
    expect((await readdir(folder)).toSorted()).toEqual([kept, 'd'])
  })
})
