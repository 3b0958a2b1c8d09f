import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFiles } from '../../src/editors/schemas/generated-files'
import { withModeline } from '../../src/editors/schemas/modeline'

/**
 * `npm run generate`: writes the files that follow from the model (JSON Schemas, reference of fields), and gives each
 * content file the first line that names its schema.
 */
async function generate(): Promise<void> {
  for (const { path: file, text } of generatedFiles()) await writeIfNew(file, text)

  const files = await readdir('content', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const inside = file.split(path.sep).join('/')
    const text = await readFile(path.join('content', file), 'utf8')
    await writeIfNew(`content/${inside}`, withModeline(inside, text))
  }
}

async function writeIfNew(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}

await generate()
