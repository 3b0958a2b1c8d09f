import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { publishedFile, type ContentFolder } from './content-folder'
import { digestOf, inspectPicture } from './inspect-picture'
import { isPdf } from './pdf'
import { isPictureName, type Picture } from './picture'

/** In bytes: about 200 pages of text. */
const largestText = 1_000_000

/** What was found out about pictures before; a picture is known by its bytes, so nothing here goes stale. */
export type KnownPictures = Map<string, Picture>

type Around = {
  /** Files that are served as they are. */
  staticFolder?: string
  /** The rules of the server. */
  redirectsFile?: string
  known?: KnownPictures
  /** Whether the public site is to be built, and not a preview. */
  isForProduction?: boolean
}

/**
 * Reads a folder of content, and what content may point to.
 * @param folder the content, usually `content`; problems name files by this path
 * @throws where the folder cannot be read
 */
export async function readContent(
  folder: string,
  { staticFolder = 'static', redirectsFile = 'netlify.toml', known = new Map(), isForProduction = false }: Around = {},
): Promise<ContentFolder> {
  const { files, links } = await list(folder)
  const isYaml = (file: string) => /\.ya?ml$/.test(file)
  const at = (file: string) => path.join(folder, file)
  const sizes = new Map(await all(files.filter(isYaml), async (file) => (await stat(at(file))).size))
  const oversized = new Map([...sizes].filter(([, size]) => size > largestText))

  const [texts, pictures, served, published, redirects] = await Promise.all([
    all(
      [...sizes.keys()].filter((file) => !oversized.has(file)),
      (file) => textOf(at(file)),
    ),
    all(files.filter(isPictureName), (file) => pictureOf(at(file), known)),
    staticFilesOf(staticFolder),
    optionalText(at(publishedFile)),
    optionalText(redirectsFile),
  ])
  return {
    name: folder.split(path.sep).join('/').replace(/\/$/, ''),
    files: new Set(files),
    texts: new Map(texts),
    pictures: new Map(pictures),
    links: new Set(links),
    oversized,
    published,
    redirects: redirects === undefined ? undefined : { file: redirectsFile, text: redirects },
    ...served,
    isForProduction,
  }
}

/** Files open at the same time; systems allow some hundreds. */
const atOnce = 64

/** Reads something of every file; each with its name, in their order. */
async function all<T>(files: readonly string[], read: (file: string) => Promise<T>): Promise<[string, T][]> {
  const results: [string, T][] = []
  const rest = files.entries()
  const worker = async () => {
    for (const [index, file] of rest) results[index] = [file, await read(file)]
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Every file below a folder, with forward slashes. Links are not followed: they may lead in a circle. */
async function list(folder: string): Promise<{ files: string[]; links: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const named = entries.map((entry) => ({
    entry,
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  }))
  const names = (which: (typeof named)[number][]) => which.map(({ name }) => name).sort()
  return {
    files: names(named.filter(({ entry }) => entry.isFile())),
    links: names(named.filter(({ entry }) => entry.isSymbolicLink())),
  }
}

async function staticFilesOf(folder: string): Promise<Pick<ContentFolder, 'staticFiles' | 'brokenPdfs'>> {
  const { files } = await list(folder).catch(() => ({ files: [] }))
  const pdfs = await all(
    files.filter((file) => file.endsWith('.pdf')),
    async (file) => isPdf(await readFile(path.join(folder, file))),
  )
  return {
    staticFiles: new Set(files.map((file) => `/${file}`)),
    brokenPdfs: new Set(pdfs.filter(([, opens]) => !opens).map(([file]) => `/${file}`)),
  }
}

/** A text without the byte order mark that some editors begin it with: it would count as a column. */
async function textOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\ufeff/, '')
}

const optionalText = (file: string) => textOf(file).catch(() => undefined)

async function pictureOf(file: string, known: KnownPictures): Promise<Picture> {
  const bytes = await readFile(file)
  const digest = digestOf(bytes)
  const picture = known.get(digest) ?? (await inspectPicture(bytes, digest))
  known.set(digest, picture)
  return picture
}
