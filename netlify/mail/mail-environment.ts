import { isEmail } from '../../src/registration/email'
import type { Variables } from '../storage/environment'

export type MailEnvironment = {
  /** The mail server with its user and password, 'smtps://user:password@smtp.example:465'. */
  url: string
  /** The address that mail comes from. */
  from: string
}

/** The mail server and the sender; undefined if mail is not set up. Without them, no mail is queued. */
export function readMailEnvironment({ SMTP_URL = '', MAIL_FROM = '' }: Variables): MailEnvironment | undefined {
  const url = SMTP_URL.trim()
  const from = MAIL_FROM.trim()
  return /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url) && isEmail(from) ? { url, from } : undefined
}
