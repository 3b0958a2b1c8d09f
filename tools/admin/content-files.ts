import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFolder } from '../../src/model/content-folder'

/** The form must not read or write this path. */
export class ForbiddenPath extends Error {}

/**
 * The absolute path of a content file.
 * @param tree the working tree
 * @param name the path in the tree, with slashes
 * @throws ForbiddenPath if the path is absolute, has `..`, follows a symbolic link, or is outside `content/`
 */
async function located(tree: string, name: string): Promise<string> {
  const parts = name.split('/')
  const isPlain = parts.every((part) => !/^\.*$|[\\:\0]/.test(part))
  const [top, ...below] = parts
  if (!isPlain || top !== 'content') throw new ForbiddenPath(name)
  // The form always uses the name `content`. CONTENT_FOLDER may name another folder.
  let place = tree
  for (const step of [contentFolder(), ...below]) {
    place = path.resolve(place, step)
    const stats = await lstat(place).catch(() => undefined)
    if (stats?.isSymbolicLink()) throw new ForbiddenPath(name)
  }
  return place
}

/** @returns undefined if the file does not exist */
export async function readContent(tree: string, name: string): Promise<Buffer | undefined> {
  return readFile(await located(tree, name)).catch(() => undefined)
}

/** Writes several files. @throws ForbiddenPath if one of them may not be written; then none is written */
export async function writeContent(tree: string, files: { path: string; data: string | Buffer }[]): Promise<void> {
  const places = await Promise.all(files.map((file) => located(tree, file.path)))
  for (const [index, place] of places.entries()) {
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, files[index]!.data)
  }
}

/** Deletes several files. @throws ForbiddenPath if one of them may not be deleted; then none is deleted */
export async function deleteContent(tree: string, names: string[]): Promise<void> {
  const places = await Promise.all(names.map((name) => located(tree, name)))
  for (const place of places) await rm(place, { force: true })
}

/**
 * Lists the files of a folder, by their path in the tree.
 * @param depth 1 for the files in the folder itself, 2 for its subfolders too, and so on
 */
export async function listContent(tree: string, folder: string, extension: string, depth: number): Promise<string[]> {
  const entries = await readdir(await located(tree, folder), { withFileTypes: true }).catch(() => [])
  const lists = entries.map(async (entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return depth > 1 ? listContent(tree, name, extension, depth - 1) : []
    return entry.isFile() && name.endsWith(extension) ? [name] : []
  })
  return (await Promise.all(lists)).flat()
}
