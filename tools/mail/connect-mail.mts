import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Variables } from '../../netlify/http/handler'
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

type ConnectedMail = LocalMail & {
  /** With these, the Netlify Functions send through this server. */
  variables: Variables
}

/**
 * Starts a mail server that stores the mails on this machine. Links in the mails lead to the local site, even if it was
 * built with another GATSBY_SITE_URL: only the embedded database knows their secrets.
 * @param port the port of the site
 */
export async function connectMail(port: number, folder: string = defaultFolder): Promise<ConnectedMail> {
  const mail = await startLocalMail(folder)
  const variables = { SMTP_URL: mail.smtpUrl, MAIL_FROM: localSender, MAIL_SITE_URL: `http://localhost:${port}` }
  return { ...mail, variables }
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
