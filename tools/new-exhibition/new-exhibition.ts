import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { generatedFiles } from '../../src/editors/schemas/generated-files'
import { withModeline } from '../../src/editors/schemas/modeline'

/** The smallest content that the site can be built from, with comments in Czech and English. */
const template = path.join('tools', 'new-exhibition', 'template')

/** Parts of a folder of content that belong to no exhibition. */
const shared = ['translations', 'README.md']

/** The folder of content stands there already. */
export class ExistsError extends Error {}

/**
 * Writes a folder of content for another exhibition: one artist, one work, one place, two days. It passes the content
 * check without a warning. What belongs to no exhibition (the words of the interface, the guide for editors) comes from
 * an existing folder.
 * @param folder where to write; it must not exist
 * @param from the folder of content that this is taken from
 * @throws ExistsError where something stands at that path
 */
export async function writeNewExhibition(folder: string, from: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new ExistsError(`${folder} exists already. Choose another name.`) : error
  })
  const files = await readdir(template, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const inside = file.split(path.sep).join('/')
    await write(path.join(folder, file), withModeline(inside, await readFile(path.join(template, file), 'utf8')))
  }
  await write(path.join(folder, 'artists/jana-nova/more.jpg'), await aPicture())
  for (const part of shared.filter((name) => existsSync(path.join(from, name)))) {
    await cp(path.join(from, part), path.join(folder, part), { recursive: true })
  }
  // Schemas and the reference of fields: editors complete and explain fields by them.
  for (const { path: file, text } of generatedFiles()) {
    const inside = path.relative('content', file)
    if (!inside.startsWith('..')) await write(path.join(folder, inside), text)
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** A picture to be replaced: the sea under the sky. */
function aPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500">
    <rect width="2000" height="1500" fill="#9db8c4"/><rect y="560" width="2000" height="940" fill="#23506b"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
}
