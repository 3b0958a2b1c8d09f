import { connectDatabase } from '../database/connect-database.mts'
import { connectMail } from '../mail/connect-mail.mts'
import { localFunctions, startSchedule, type LocalFunctions } from './functions.mts'

/** Where the guests and the mails of this machine are. */
export type Folders = { database?: string; mail?: string }

type Started = {
  functions: LocalFunctions
  /** What to print: where the mails are. */
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
  const functions = localFunctions({ ...database, ...variables })
  startSchedule(functions.sendMail)
  return { functions, notice: `Mail stays on this machine: ${pageUrl}` }
}
