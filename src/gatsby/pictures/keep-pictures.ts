import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A job of gatsby-plugin-sharp: one picture, and the files that are to be made of it. */
export type PictureJob = {
  inputPaths: { path: string }[]
  /** `public/static/<digest of the picture>`; under it, a file's folder is named by the digest of what is asked for. */
  outputDir: string
  args: { isLazy: boolean; operations: { outputPath: string }[]; pluginOptions: object }
}

export type MakePictures = (job: PictureJob) => Promise<unknown>

/**
 * Leaves out the files that an earlier build has made: their names say all that they are made of. Gatsby remembers its
 * jobs in `.cache` and makes every picture again when that is lost, or when a copy of the picture lies elsewhere too.
 * A file gets its name when it is complete, so a build that is stopped leaves no half of a picture.
 */
export function onlyMissing(make: MakePictures): MakePictures {
  return async (job) => {
    const { outputDir, args } = job
    const operations = args.operations.filter(({ outputPath }) => !existsSync(path.join(outputDir, outputPath)))
    if (args.isLazy || operations.length === 0) return
    const aside = await mkdtemp(path.join(outputDir, 'part-'))
    try {
      await make({ ...job, outputDir: aside, args: { ...args, operations } })
      for (const { outputPath } of operations) {
        const file = path.join(outputDir, outputPath)
        await mkdir(path.dirname(file), { recursive: true })
        await rename(path.join(aside, outputPath), file)
      }
    } finally {
      await rm(aside, { recursive: true })
    }
  }
}

/**
 * Deletes what earlier builds made of files that the content no longer has: a cache that is kept would only grow.
 * @param folder `public/static`
 * @param digests those of all files of the content
 */
export async function removeOrphans(folder: string, digests: ReadonlySet<string>): Promise<void> {
  const made = (await readdir(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name))
  const orphans = made.filter((digest) => !digests.has(digest))
  await Promise.all(orphans.map((digest) => rm(path.join(folder, digest), { recursive: true })))
}
