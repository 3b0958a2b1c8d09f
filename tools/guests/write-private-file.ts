import { open, rm, type FileHandle } from 'node:fs/promises'

/** The file exists, and may have a part of its text. */
export class IncompleteFile extends Error {
  constructor(file: string) {
    super(`“${file}” could not be written completely. Delete it.`)
  }
}

/** Writes personal data into a file that only its owner can read (mode 0600), also if others could read it before. */
export async function writePrivateFile(file: string, text: string | Buffer): Promise<void> {
  // The mode of `open` applies to a new file only.
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await write(handle, file, text)
  } finally {
    await handle.close()
  }
}

/**
 * Writes personal data into a new file of the same mode. The file is created first, so that what `make` returns has a
 * place. If `make` throws or returns nothing, no file remains.
 * @throws Error if the file exists, or cannot be created
 * @throws IncompleteFile if the text cannot be written, as on a full disk
 */
export async function writeNewPrivateFile(file: string, make: () => Promise<string | undefined>): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EEXIST' ? `“${file}” exists already. Choose another name.` : `“${file}” cannot be written.`,
    )
  })
  let text: string | undefined
  try {
    text = await make()
    if (text !== undefined) await write(handle, file, text)
  } finally {
    await handle.close()
    if (text === undefined) await rm(file)
  }
}

async function write(handle: FileHandle, file: string, text: string | Buffer): Promise<void> {
  await handle.writeFile(text).catch(() => {
    throw new IncompleteFile(file)
  })
}
