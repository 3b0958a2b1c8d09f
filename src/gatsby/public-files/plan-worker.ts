import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { workerPath } from '../../site/features/plan/offline/kept'
import { esbuildTargets } from '../esbuild-targets'

/**
 * Writes the service worker of the plan into `public/`. Its text has a digest of the code and the content, so a browser
 * finds a new worker after each build that changes something.
 * @param digests of the files of the content
 */
export async function writePlanWorker(digests: readonly string[]): Promise<void> {
  const code = await readFile('public/page-data/app-data.json', 'utf8')
  const digest = hash('sha256', [code, ...digests.toSorted()].join()).slice(0, 12)
  const { outputFiles } = await build({
    entryPoints: ['src/site/features/plan/offline/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { BUILD: JSON.stringify(digest) },
    target: esbuildTargets(),
  })
  await writeFile(path.join('public', workerPath), outputFiles[0]!.text)
}
