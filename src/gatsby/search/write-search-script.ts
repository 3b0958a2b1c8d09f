import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { BuildValues } from '../build-values'
import { esbuildTargets } from '../esbuild-targets'

/**
 * Writes what pages load when the search is opened: its script, and beside it its style sheet. Their names are a digest
 * of both.
 * @param folder the root of the site
 */
export async function writeSearchScript(folder: string): Promise<Pick<BuildValues, 'searchScript'>> {
  const { outputFiles } = await build({
    entryPoints: ['src/site/components/search/search.ts'],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    target: esbuildTargets(),
  })
  const files = outputFiles.map(({ path: name, text }) => ({ type: path.extname(name), text }))
  const digest = createHash('sha256')
    .update(files.map(({ text }) => text).join(''))
    .digest('hex')
    .slice(0, 12)
  for (const { type, text } of files) {
    const file = path.join(folder, `/search/script/${digest}${type}`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return { searchScript: `/search/script/${digest}.js` }
}
