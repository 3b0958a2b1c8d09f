import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ContentFolder } from './content-folder'

const isPicture = (file: string) => /\.(jpe?g|png|webp|svg)$/i.test(file)

/**
 * Reads a folder of content, and the names of the files that content may point to.
 * @param folder the content, usually `content`; problems name files by this path
 * @param staticFolder files that are served as they are, usually `static`
 */
export async function readContent(folder: string, staticFolder: string): Promise<ContentFolder> {
  const files = await list(folder)
  const texts = new Map<string, string>()
  const pictures = new Map<string, string | undefined>()

  await Promise.all(
    files.map(async (file) => {
      if (/\.ya?ml$/.test(file)) texts.set(file, await textOf(path.join(folder, file)))
      else if (isPicture(file)) pictures.set(file, await formatOf(path.join(folder, file)))
    }),
  )
  const staticFiles = new Set((await list(staticFolder)).map((file) => `/${file}`))
  return { name: folder, texts, pictures, staticFiles }
}

/** Every file below a folder, with forward slashes; nothing for a folder that does not exist. */
async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** A text without the byte order mark that some editors begin it with: it would count as a column. */
async function textOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\ufeff/, '')
}

/** 'jpeg', 'png', 'svg' …; undefined for a file that is no picture, whatever its name says. */
async function formatOf(file: string): Promise<string | undefined> {
  return sharp(file)
    .metadata()
    .then(({ format }) => format)
    .catch(() => undefined)
}
