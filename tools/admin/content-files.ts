import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentFolder } from '../../src/model/content-folder'

/** A path that the form must not touch. */
export class ForbiddenPath extends Error {}

/**
 * Where a file of the content stands.
 * @param tree the working tree
 * @param name its path in the tree, with slashes
 * @throws ForbiddenPath for a path that is absolute, goes up, follows a symbolic link or stands anywhere else
 */
async function located(tree: string, name: string): Promise<string> {
  const parts = name.split('/')
  const isPlain = parts.every((part) => !/^\.*$|[\\:\0]/.test(part))
  const [top, ...below] = parts
  if (!isPlain || top !== 'content') throw new ForbiddenPath(name)
  // The form knows the content by the name that it has in the repository, wherever CONTENT_FOLDER says that it stands.
  let place = tree
  for (const step of [contentFolder(), ...below]) {
    place = path.resolve(place, step)
    const stats = await lstat(place).catch(() => undefined)
    if (stats?.isSymbolicLink()) throw new ForbiddenPath(name)
  }
  return place
}

/** @returns undefined where there is no such file */
export async function readContent(tree: string, name: string): Promise<Buffer | undefined> {
  return readFile(await located(tree, name)).catch(() => undefined)
}

/** Writes several files, or none if one of them may not be written. */
export async function writeContent(tree: string, files: { path: string; data: string | Buffer }[]): Promise<void> {
  const places = await Promise.all(files.map((file) => located(tree, file.path)))
  for (const [index, place] of places.entries()) {
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, files[index]!.data)
  }
}

/** Deletes several files, or none if one of them may not be deleted. */
export async function deleteContent(tree: string, names: string[]): Promise<void> {
  const places = await Promise.all(names.map((name) => located(tree, name)))
  for (const place of places) await rm(place, { force: true })
}

/**
 * The files of a folder, by their path in the tree.
 * @param depth 1 for those that stand in the folder itself
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
