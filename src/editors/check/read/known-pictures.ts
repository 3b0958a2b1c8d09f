import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from './picture'
import type { KnownPictures } from './read-content'

// Raise it when the check asks for something new: then every picture is read again.
const version = 2

type Stored = { version: number; pictures: [string, Picture][] }

/** What earlier checks found out about pictures; nothing where none was kept, or nobody can read it. */
export async function loadKnownPictures(file: string): Promise<KnownPictures> {
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as Stored
    return new Map(stored.version === version ? stored.pictures : [])
  } catch {
    return new Map()
  }
}

/** Keeps it for the next check. Two checks at once do no harm: one of them wins. */
export async function saveKnownPictures(file: string, known: KnownPictures): Promise<void> {
  const part = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(part, JSON.stringify({ version, pictures: [...known] } satisfies Stored))
  await rename(part, file)
}
