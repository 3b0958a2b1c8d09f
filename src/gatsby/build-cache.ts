import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What decides which nodes and query results Gatsby makes of a content, and is not in its own account of that. */
const sources = ['src/gatsby', 'src/i18n', 'src/model', 'src/typeface', 'package-lock.json']

const cache = '.cache'
/** webpack compares for itself, so this part is never dropped; Gatsby leaves it too when it empties its cache. */
const kept = 'webpack'
const stamp = path.join(cache, kept, 'made-by.txt')

/**
 * Before Gatsby starts: deletes what it remembers, unless the same code made it. Gatsby compares gatsby-config.ts,
 * gatsby-node.ts, package.json and the versions of plugins, but not what the first two import: after a change there it
 * would serve what the old code made. Pictures are no part of this (reuse-pictures.ts).
 */
export async function dropStaleCache(): Promise<void> {
  const digest = await digestOfFiles(sources, (file) => !/\.test\.tsx?$/.test(file))
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === digest) return
  const stale = (await readdir(cache).catch(() => [])).filter((name) => name !== kept)
  await Promise.all(stale.map((name) => rm(path.join(cache, name), { recursive: true })))
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, digest)
}

/** A digest of the files that are meant, and of their names. @param among files and folders with all that is in them */
export async function digestOfFiles(among: readonly string[], isMeant: (file: string) => boolean): Promise<string> {
  const hash = createHash('sha256')
  for (const source of among) {
    for (const file of await filesIn(source)) {
      if (isMeant(file)) hash.update(`${file}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/** The files of a folder, or the file itself. */
async function filesIn(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [source]
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.join(parentPath, name).split(path.sep).join('/')).toSorted()
}
