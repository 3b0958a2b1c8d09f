import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { typefaceFiles } from '../typeface/typeface-files'

/** Code that decides which nodes and query results Gatsby makes, and whose changes Gatsby does not notice itself. */
const sources = ['src/gatsby', 'src/i18n', 'src/model', 'src/typeface', 'package-lock.json']

const cache = '.cache'
/** webpack's own cache, which is never dropped because webpack detects changes itself. Gatsby keeps this folder too. */
const kept = 'webpack'
const digestFile = path.join(cache, kept, 'made-by.txt')

/**
 * Before Gatsby starts: deletes its cache if other code made it. Gatsby notices changes of gatsby-config.ts,
 * gatsby-node.ts, package.json and the versions of plugins, but not of the modules that the first two import: it would
 * serve results of the old code. The fonts of the content count too. Pictures are not in this cache (tools/pictures).
 */
export async function dropStaleCache(): Promise<void> {
  const fonts = Object.values(typefaceFiles()).flat()
  const digest = await digestOfFiles([...sources, ...fonts], (file) => !/\.test\.tsx?$/.test(file))
  if ((await readFile(digestFile, 'utf8').catch(() => undefined)) === digest) return
  const stale = (await readdir(cache).catch(() => [])).filter((name) => name !== kept)
  await Promise.all(stale.map((name) => rm(path.join(cache, name), { recursive: true })))
  await mkdir(path.dirname(digestFile), { recursive: true })
  await writeFile(digestFile, digest)
}

/**
 * A digest of the names and the content of files.
 * @param paths files, and folders with everything in them
 * @param isIncluded which files count
 */
export async function digestOfFiles(paths: readonly string[], isIncluded: (file: string) => boolean): Promise<string> {
  const hash = createHash('sha256')
  for (const source of paths) {
    for (const file of await filesIn(source)) {
      if (isIncluded(file)) hash.update(`${file}\0`).update(await readFile(file))
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
