import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFiles } from '../../src/editors/schemas/generated-files'
import { withModeline } from '../../src/editors/schemas/modeline'
import type { GeneratedFile } from '../../src/editors/schemas/schema-files'

/**
 * Writes the files that are generated from the model, and the first line of each content file, which names its schema.
 * @param content the folder of content
 * @returns the files that changed
 * @throws Error in one line if there is no such folder
 */
export async function writeGeneratedFiles(content: string): Promise<string[]> {
  if (!existsSync(content)) throw new Error(`There is no folder ${content}.`)
  const contentFiles = (await readdir(content, { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.split(path.sep).join('/'))
  const withSchema = contentFiles.map(async (name) => {
    const file = `${content}/${name}`
    return { path: file, text: withModeline(name, await readFile(file, 'utf8')) }
  })
  return writeChanged([...generatedFiles(content), ...(await Promise.all(withSchema))])
}

/**
 * Writes files whose text is another than it was.
 * @returns their paths
 */
export async function writeChanged(files: GeneratedFile[]): Promise<string[]> {
  const changed: string[] = []
  for (const { path: file, text } of files) {
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    changed.push(file)
  }
  return changed
}
