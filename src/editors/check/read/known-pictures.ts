import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from './picture'
import type { KnownPictures } from './read-content'

// Increase it when `Picture` changes: then every picture is inspected again.
const version = 5

type Stored = { version: number; pictures: [string, Picture][] }

/** The pictures that earlier checks inspected; none if the file is missing or cannot be read. */
export async function loadKnownPictures(file: string): Promise<KnownPictures> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored
    return new Map(stored.version === version ? stored.pictures : [])
  } catch {
    return new Map()
  }
}

/** Saves the pictures for the next check. Two checks at the same time do no harm: the later one wins. */
export async function saveKnownPictures(file: string, known: KnownPictures): Promise<void> {
  const part = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(part, JSON.stringify({ version, pictures: [...known] } satisfies Stored))
  await rename(part, file)
}
