import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type BuildValues = typeof import('#build-values')

/** Writes the module `#build-values`, which pages and scripts import. package.json names the file. */
export async function writeBuildValues(values: BuildValues): Promise<void> {
  const file = '.cache/build-values.mjs'
  const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, lines.join(''))
}
