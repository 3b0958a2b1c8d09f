import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listenLocally, portOf } from '../server/ports'
import { defaultFolder, storeMail } from './mail-folder'
import { answerMailPage } from './mail-pages'

/** The sender of mails that do not leave this machine. */
const localSender = 'exhibition@mail.example'

export type LocalMail = {
  smtpUrl: string
  /** The address of the page that shows the mails. */
  pageUrl: string
  stop: () => Promise<void>
}

/**
 * Sets the environment variables with which the Netlify Functions in this process send mail. Uses the mail server of
 * SMTP_URL if it is set. Otherwise starts one that stores the mails on this machine. Links in the mails lead to this
 * server, even if the site was built with another GATSBY_SITE_URL: only the embedded database knows their secrets.
 * With a hosted database, sends nothing: its mails are for guests, and the published site sends them. The database keeps
 * what that site said last about mail: without mail it would delete unsent mails, and nobody would get a free place.
 * @param port the port of the site
 * @returns what to print
 */
export async function connectMail(database: 'embedded' | 'hosted', port: number): Promise<string> {
  if (database === 'hosted') {
    delete process.env.SMTP_URL
    process.env.MAIL_UNKNOWN = 'true'
    return 'No mail is sent: the published site sends the mail of a hosted database.'
  }
  process.env.MAIL_SITE_URL = `http://localhost:${port}`
  if (process.env.SMTP_URL) return `Mail is sent through ${new URL(process.env.SMTP_URL).host}.`
  const { smtpUrl, pageUrl } = await startLocalMail(process.env.MAIL_FOLDER || defaultFolder)
  Object.assign(process.env, { SMTP_URL: smtpUrl, MAIL_FROM: localSender })
  return `Mail stays on this machine: ${pageUrl}`
}

/** Starts a mail server that stores what it gets in a folder, and the page that shows it. Both only for this machine. */
export async function startLocalMail(folder: string): Promise<LocalMail> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((source) => storeMail(folder, source))
        .then(() => done(), done),
  })
  // A client that breaks off is no reason to stop.
  smtp.on('error', () => undefined)
  const smtpPort = await listenLocally(smtp.server)
  const page = createServer((request, response) => {
    answerMailPage(request, response, folder).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await listenLocally(page)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${portOf(page)}`,
    stop: async () => {
      page.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => page.close(resolve)),
        new Promise((resolve) => smtp.close(() => resolve(null))),
      ])
    },
  }
}
