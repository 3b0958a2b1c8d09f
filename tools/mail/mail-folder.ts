import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the mail server of this machine stores mails, one file each. */
export const defaultFolder = '.mail'

const isMail = (name: string) => /^[\w-]+\.eml$/.test(name)

/** Stores a message in a file that only this user can read. The names of the files sort by time. */
export async function storeMail(folder: string, source: Buffer, time = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${time.toISOString().replace(/\W/g, '-')}-${randomUUID()}`
  // Renames a finished file: the page must never show half of one.
  await writeFile(path.join(folder, name), source, { mode: 0o600 })
  await rename(path.join(folder, name), path.join(folder, `${name}.eml`))
}

/** The names of the stored mails, the newest first. */
export async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isMail).sort().reverse()
}

/** @returns undefined if there is no such mail */
export async function readMail(folder: string, name: string): Promise<Buffer | undefined> {
  return isMail(name) ? readFile(path.join(folder, name)).catch(() => undefined) : undefined
}
