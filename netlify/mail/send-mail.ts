import { bugOf, type Fault } from '../http/fault'
import { isThisMachine } from '../http/this-machine'
import type { Mail } from './compose-mail'
import type { MailEnvironment } from './mail-environment'

/** Milliseconds after which an attempt ends. Netlify stops a scheduled function after 30 s. */
export const sendTimeout = 10_000

/** What became of an attempt to send. Without a fault, the mail server has accepted the mail. */
export type Sent = {
  fault?: Fault
  /** The reply code of the mail server, such as 550. */
  status?: number
  /** Whether further attempts are pointless. */
  final?: boolean
  /** For a bug: the type of the error, and its file and line. */
  place?: string
}

/** Sends mails, one after the other. */
export type Sender = { send: (mail: Mail) => Promise<Sent>; close: () => void }

/**
 * Sends mail over one SMTP connection, which opens with the first mail: signing in for each would take longer than the
 * mails. Nodemailer is loaded with the first mail, too, so that a cold start does not wait for it.
 * @param timeout milliseconds after which an attempt ends
 */
export function createMailClient({ url }: MailEnvironment, timeout = sendTimeout): Sender {
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 1,
      // If the server closed the connection before it got anything of a mail, the mail goes over another one.
      maxRequeues: 1,
      requireTLS: !isThisMachine(url),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport: Awaited<ReturnType<typeof connect>> | undefined
  return {
    send: async (mail) => {
      transport ??= await connect()
      // The timeouts above limit each step, not the whole.
      const signal = AbortSignal.timeout(timeout)
      return transport.sendMail({ ...mail, signal }).then((): Sent => ({}), failureOf)
    },
    close: () => transport?.close(),
  }
}

/** What Nodemailer's errors tell. Their messages contain the address, and are not read. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

const faultsByCode: Record<string, Fault> = {
  EAUTH: 'mail_sign_in',
  EABORT: 'mail_timeout',
  ETIMEDOUT: 'mail_timeout',
  ETLS: 'mail_not_encrypted',
  ECONNECTION: 'mail_unreachable',
  EDNS: 'mail_unreachable',
  ESOCKET: 'mail_unreachable',
}

function failureOf(error: SmtpError): Sent {
  const { code = '', command, responseCode: status, response = '' } = error
  if (status && !['EAUTH', 'ETLS'].includes(code)) {
    if (isFinal(command, status, response)) return { fault: 'mail_address', status, final: true }
    return { fault: command === 'MAIL FROM' ? 'mail_sender' : 'mail_refused', status }
  }
  const fault = faultsByCode[code]
  return fault ? { fault, ...(status && { status }) } : bugOf(error)
}

/**
 * Whether a reply refuses the recipient for good: 5xx to the address or to the message. The second number of an enhanced
 * status code (RFC 3463) is 1 or 2 for addresses and mailboxes. Others, such as 5.7.1 for relaying, concern all mail,
 * and the organiser can correct them.
 */
function isFinal(command: string | undefined, status: number, response: string): boolean {
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}/.exec(response) ?? []
  return status >= 500 && (command === 'RCPT TO' || command === 'DATA') && [undefined, '1', '2'].includes(subject)
}
