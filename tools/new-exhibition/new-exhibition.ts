import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { generatedFilesOfContent } from '../../src/editors/schemas/generated-files'
import { withModeline } from '../../src/editors/schemas/modeline'

/** The smallest content that the site can be built from, with comments in Czech and English. */
const template = path.join('tools', 'new-exhibition', 'template')

/** What a new exhibition takes over from another one: the texts of the interface and the guide for editors. */
const shared = ['translations', 'README.md']

/**
 * Writes the content of a new exhibition: one artist, one work, one place, two days. It passes the content check without
 * warnings.
 * @param folder where to write; it must not exist
 * @param from the folder of content that the shared files are copied from
 * @throws Error in one line if the folder exists, or if there is nothing to copy
 */
export async function writeNewExhibition(folder: string, from: string): Promise<void> {
  if (!existsSync(path.join(from, 'translations'))) {
    throw new Error(
      `${from} has no translations to copy. To copy those of the tests, set CONTENT_FOLDER=tests/exhibition.`,
    )
  }
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} exists already. Choose another name.`) : error
  })
  const files = await readdir(template, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const inside = file.split(path.sep).join('/')
    await write(path.join(folder, file), withModeline(inside, await readFile(path.join(template, file), 'utf8')))
  }
  await write(path.join(folder, 'artists/jana-nova/more.jpg'), await placeholderPicture())
  for (const part of shared.filter((name) => existsSync(path.join(from, name)))) {
    await cp(path.join(from, part), path.join(folder, part), { recursive: true })
  }
  // The JSON Schemas, by which editors such as VS Code complete and explain fields, and the reference of fields.
  for (const { path: file, text } of generatedFilesOfContent(folder)) await write(file, text)
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** A placeholder picture: the sea under the sky. */
function placeholderPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500">
    <rect width="2000" height="1500" fill="#9db8c4"/><rect y="560" width="2000" height="940" fill="#23506b"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
}
