import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { BuildValues } from '../build-values'
import { esbuildTargets } from '../esbuild-targets'

/** Writes the modules that pages load when they need them. @param folder the root of the site */
export const writePageModules = async (
  folder: string,
): Promise<Pick<BuildValues, 'searchScript' | 'urgentScript' | 'cardScript'>> => ({
  searchScript: await writePageModule('src/site/components/search/search.ts', '/search/script', folder),
  urgentScript: await writePageModule('src/site/components/urgent/urgent.ts', '/urgent', folder),
  cardScript: await writePageModule('src/site/features/registration/card/save-picture.ts', '/card', folder),
})

/**
 * Writes a module that pages load when they need it, and beside it its style sheet. Their names are a digest of both.
 * @param entry the file of the module
 * @param at where it is on the site, such as '/search/script'
 * @param folder the root of the site
 * @returns the path of the module
 */
export async function writePageModule(entry: string, at: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    target: esbuildTargets(),
  })
  const files = outputFiles.map(({ path: name, text }) => ({ type: path.extname(name), text }))
  const digest = hash('sha256', files.map(({ text }) => text).join('')).slice(0, 12)
  for (const { type, text } of files) {
    const file = path.join(folder, `${at}/${digest}${type}`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return `${at}/${digest}.js`
}
