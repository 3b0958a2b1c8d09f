/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../../tests/support/in-folder'
import { makeMissingOnly, type MakePictures, type PictureJob } from './reuse-pictures'

const job = (outputDir: string, files: string[], isLazy = false): PictureJob => ({
  inputPaths: [{ path: 'sea.jpg' }],
  outputDir,
  args: { isLazy, operations: files.map((outputPath) => ({ outputPath })), pluginOptions: {} },
})

/** Writes files where gatsby-plugin-sharp would, each with its name as content, and adds their names to `made`. */
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

test('a picture that exists is not made again', () =>
  inFolder({ '1440/sea.avif': 'old' }, async (folder) => {
    const made: string[] = []
    await makeMissingOnly(maker(made))(job(folder, ['1440/sea.avif', '320/sea.avif']))

    expect(made).toEqual(['320/sea.avif'])
    expect(await readFile(path.join(folder, '1440/sea.avif'), 'utf8')).toBe('old')
    expect(await readFile(path.join(folder, '320/sea.avif'), 'utf8')).toBe('320/sea.avif')
  }))

test('a picture that cannot be made leaves no files and rejects', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    const fails: MakePictures = async (given) => {
      await maker()({ ...given, args: { ...given.args, operations: given.args.operations.slice(0, 1) } })
      throw new Error('not a picture')
    }
    await expect(makeMissingOnly(fails)(job(folder, ['1440/sea.avif', '320/sea.avif']))).rejects.toThrow(
      'not a picture',
    )
    expect(await readdir(folder)).toEqual(['other.jpg'])
  }))

test('a file gets its final name when it is complete', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    let existedBefore: boolean | undefined
    const make: MakePictures = async (given) => {
      await maker()(given)
      existedBefore = existsSync(path.join(folder, '320/sea.avif'))
    }
    await makeMissingOnly(make)(job(folder, ['320/sea.avif']))
    expect(existedBefore).toBe(false)
    expect((await readdir(folder)).toSorted()).toEqual(['320', 'other.jpg'])
  }))

test('in development, where Gatsby makes pictures on request, no file is made', () =>
  inFolder({ 'other.jpg': '' }, async (folder) => {
    const made: string[] = []
    await makeMissingOnly(maker(made))(job(folder, ['320/sea.avif'], true))
    expect(made).toEqual([])
  }))
