import { open } from 'node:fs/promises'

/** Writes personal data into a file for its owner only (mode 0600), also where others could read the file until now. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  // The mode counts for a new file only.
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}
