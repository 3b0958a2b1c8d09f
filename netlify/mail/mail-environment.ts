import { isEmail } from '../../src/registration/email'
import type { Variables } from '../storage/environment'

export type MailEnvironment = {
  /** The mail server with its user and password, 'smtps://user:password@smtp.example:465'. */
  url: string
  /** The address that mail comes from. */
  from: string
  /** The origin to which links lead; by default that of the build. Set on this machine only (tools/mail/connect-mail.mts). */
  siteUrl?: string
}

/**
 * Whether mail is set up. If not, no mail is queued, and nobody can join a waiting list.
 * @returns null if only the published site knows: MAIL_UNKNOWN is set on this machine only (tools/mail/connect-mail.mts)
 */
export const isMailSetUp = (variables: Variables): boolean | null =>
  variables.MAIL_UNKNOWN ? null : readMailEnvironment(variables) !== undefined

/** The mail server and the sender; undefined if mail is not set up. */
export function readMailEnvironment(variables: Variables): MailEnvironment | undefined {
  const { SMTP_URL = '', MAIL_FROM = '', MAIL_SITE_URL: siteUrl } = variables
  const url = SMTP_URL.trim()
  const from = MAIL_FROM.trim()
  return /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url) && isEmail(from) ? { url, from, siteUrl } : undefined
}
