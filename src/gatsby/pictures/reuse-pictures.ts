import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A job of gatsby-plugin-sharp: one picture, and the files to make from it. */
export type PictureJob = {
  inputPaths: { path: string }[]
  /** `public/static/<digest of the picture>`. In it, a file's folder is named by a digest of the requested format. */
  outputDir: string
  args: { isLazy: boolean; operations: { outputPath: string }[]; pluginOptions: object }
}

export type MakePictures = (job: PictureJob) => Promise<unknown>

/**
 * Makes only the files that do not exist yet: the name of a file contains digests of everything it is made from.
 * Gatsby itself makes all files again when `.cache` is lost, and once for each copy of a picture.
 * A file gets its final name when it is complete, so that an interrupted build leaves no incomplete picture.
 */
export function makeMissingOnly(make: MakePictures): MakePictures {
  return async (job) => {
    const { outputDir, args } = job
    const operations = args.operations.filter(({ outputPath }) => !existsSync(path.join(outputDir, outputPath)))
    if (args.isLazy || operations.length === 0) return
    const temporary = await mkdtemp(path.join(outputDir, 'part-'))
    try {
      await make({ ...job, outputDir: temporary, args: { ...args, operations } })
      for (const { outputPath } of operations) {
        const file = path.join(outputDir, outputPath)
        await mkdir(path.dirname(file), { recursive: true })
        await rename(path.join(temporary, outputPath), file)
      }
    } finally {
      await rm(temporary, { recursive: true })
    }
  }
}
