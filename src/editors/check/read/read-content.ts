import { servedFolder } from '../../../model/content-folder'
import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { type Before, type ContentFolder, publishedFile } from './content-folder'
import { digestOf, inspectPicture } from './inspect-picture'
import { isPictureName, type Picture } from './picture'
import { readTypeface } from './typeface'
import { isYamlName } from './yaml-name'

/** In bytes, about 200 pages of text: a larger file is not read. */
const maxTextSize = 1_000_000

/** Pictures that an earlier check inspected, by the digest of their bytes. */
export type KnownPictures = Map<string, Picture>

type Options = {
  known?: KnownPictures
  /** Whether the public site is built, not a preview. */
  isForProduction?: boolean
  /** The content before the change that is checked. */
  before?: Before | undefined
  /** The text of netlify.toml. */
  netlifyToml?: string | undefined
}

/**
 * Reads a folder of content.
 * @param folder usually `content`; the files of problems start with this path
 * @throws if the folder cannot be read
 */
export async function readContent(
  folder: string,
  { known = new Map(), isForProduction = false, before, netlifyToml }: Options = {},
): Promise<ContentFolder> {
  const { files, links } = await list(folder)
  const isPicture = (file: string) => isPictureName(file) && !file.startsWith(servedFolder)
  const at = (file: string) => path.join(folder, file)
  const sizes = new Map(await all(files.filter(isYamlName), async (file) => (await stat(at(file))).size))
  const oversized = new Map([...sizes].filter(([, size]) => size > maxTextSize))

  const [texts, pictures, pdfs, published] = await Promise.all([
    all(
      [...sizes.keys()].filter((file) => !oversized.has(file)),
      (file) => textOf(at(file)),
    ),
    all(files.filter(isPicture), (file) => pictureOf(at(file), known)),
    all(
      files.filter((file) => file.endsWith('.pdf')),
      async (file) => isPdf(await readFile(at(file))),
    ),
    textOf(at(publishedFile)).catch(() => undefined),
  ])
  return {
    name: folder.split(path.sep).join('/').replace(/\/$/, ''),
    files: new Set(files),
    texts: new Map(texts),
    pictures: new Map(pictures),
    links: new Set(links),
    oversized,
    published,
    brokenPdfs: new Set(pdfs.filter(([, opens]) => !opens).map(([file]) => file)),
    typeface: readTypeface(folder),
    isForProduction,
    netlifyToml,
    ...(before && { before }),
  }
}

/** Files that are open at the same time; operating systems allow a few hundred. */
const limit = pLimit(64)

/** Reads every file; gives the results with the names, in the same order. */
const all = <T>(files: readonly string[], read: (file: string) => Promise<T>): Promise<[string, T][]> =>
  Promise.all(files.map((file) => limit(async (): Promise<[string, T]> => [file, await read(file)])))

/** Every file below a folder, with forward slashes. Links are not followed, because they may form a circle. */
async function list(folder: string): Promise<{ files: string[]; links: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const nameOf = ({ parentPath, name }: Dirent) =>
    path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')
  const names = (which: (entry: Dirent) => boolean) => entries.filter(which).map(nameOf).sort()
  return { files: names((entry) => entry.isFile()), links: names((entry) => entry.isSymbolicLink()) }
}

/** A text without its byte order mark, which would count as a column. */
async function textOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\ufeff/, '')
}

async function pictureOf(file: string, known: KnownPictures): Promise<Picture> {
  const bytes = await readFile(file)
  const digest = digestOf(bytes)
  const picture = known.get(digest) ?? (await inspectPicture(bytes, digest))
  known.set(digest, picture)
  return picture
}

/**
 * Whether a PDF can be opened: checks its header, its end, and the cross-reference table that the end points to
 * (ISO 32000-2, 7.5). The pages are not rendered.
 */
function isPdf(file: Buffer): boolean {
  if (!file.subarray(0, 1024).includes('%PDF-')) return false
  const tail = file.subarray(-2048).toString('latin1')
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]
  if (start === undefined) return false
  const table = file.subarray(Number(start), Number(start) + 40).toString('latin1')
  return /^\s*(xref\b|\d+ \d+ obj\b)/.test(table)
}
