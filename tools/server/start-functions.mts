import { randomBytes } from 'node:crypto'
import { readBuilt, readFacts } from '../../netlify/storage/facts'
import { defaultLocale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { connectDatabase } from '../database/connect-database.mts'
import { connectMail } from '../mail/connect-mail.mts'
import { localFunctions, startSchedule, type LocalFunctions } from './functions.mts'

/** Where the guests and the mails of this machine are. */
export type Folders = { database?: string; mail?: string }

type Started = {
  functions: LocalFunctions
  /** What to print: where the mails are, and the link with which an organiser signs in. */
  notice: string
}

/**
 * Starts the embedded database, a mail server of this machine and the schedule, and makes the functions that use them.
 * The functions get variables that are made here. Those of this process may be the ones of the published site
 * (docs/deploy.md), whose events and guests no program on this machine may change.
 * @param port of the site
 */
export async function startFunctions(port: number, folders: Folders = {}): Promise<Started> {
  const database = await connectDatabase(folders.database)
  const { variables, pageUrl } = await connectMail(port, folders.mail)
  const key = randomBytes(16).toString('hex')
  const organisers = { ORGANISERS: 'organiser@mail.example', ORGANISERS_KEY: key }
  const functions = localFunctions({ ...database, ...variables, ...organisers })
  startSchedule(functions.sendMail)
  // Without registrations there is neither.
  if ((await readFacts(readBuilt)) === null) return { functions, notice: 'No event takes registrations.' }
  const signIn = `http://localhost:${port}${pathTo('organisers', defaultLocale)}#key=${key}`
  return { functions, notice: `Mail stays on this machine: ${pageUrl}\n  The organisers’ page: ${signIn}` }
}
