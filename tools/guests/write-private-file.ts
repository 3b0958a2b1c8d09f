import { open } from 'node:fs/promises'

/** Writes personal data into a file that only its owner can read (mode 0600), also if others could read it before. */
export async function writePrivateFile(file: string, text: string | Buffer): Promise<void> {
  // The mode of `open` applies to a new file only.
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}
