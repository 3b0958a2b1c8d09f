import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParsedMail } from 'mailparser'
import { expect } from './test.ts'

/** The folder in which the server of these tests stores mails. The names of the files sort by time. */
const folder = 'test-results/mail'

let count = 0
/** An address that no other test and no earlier run uses. */
export const newAddress = () => `mail-${process.pid}-${Date.now()}-${++count}@example.org`

/** The mails to an address, the newest last. */
export async function mailsTo(address: string): Promise<ParsedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const all = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  // Parsed are only those that may be to this address: a run sends hundreds.
  const { simpleParser } = await import('mailparser')
  const mails = await Promise.all(all.filter((mail) => mail.includes(address)).map((mail) => simpleParser(mail)))
  return mails.filter(({ to }) => [to ?? []].flat().some(({ value }) => value.some((each) => each.address === address)))
}

/** Waits until an address has this many mails. @returns the newest */
export async function newestMail(address: string, number: number): Promise<ParsedMail> {
  let mails: ParsedMail[] = []
  // A mail that the function did not send at once is sent by the schedule, every minute.
  await expect
    .poll(async () => (mails = await mailsTo(address)).length, { message: `mails to ${address}`, timeout: 90_000 })
    .toBe(number)
  return mails.at(-1)!
}

/** The link to change or cancel in a mail; empty if there is none. */
export const linkIn = ({ text }: ParsedMail) => /http\S+\?t=[0-9a-f]{32}$/m.exec(text ?? '')?.[0] ?? ''
