import { isEmail } from '../../src/registration/email'
import type { Fault } from '../http/fault'
import type { Variables } from '../http/handler'

export type MailEnvironment = {
  /** The mail server with its user and password, 'smtps://user:password@smtp.example:465'. */
  url: string
  /** The address that mail comes from. */
  from: string
  /** The origin to which links lead; by default that of the build. Set on this machine only (tools/mail/connect-mail.mts). */
  siteUrl?: string
}

/** Whether mail is set up. If not, no mail is queued, and nobody can join a waiting list. */
export const isMailSetUp = (variables: Variables): boolean => readMailEnvironment(variables) !== undefined

/** The mail server and the sender; undefined if mail is not set up. */
export function readMailEnvironment(variables: Variables): MailEnvironment | undefined {
  const { url, from } = valuesOf(variables)
  return isMailServer(url) && isEmail(from) ? { url, from, siteUrl: variables.MAIL_SITE_URL } : undefined
}

/** Why mail is not set up although a variable is there for it; undefined if mail is set up, or no variable is there. */
export function whyNoMail(variables: Variables): Fault | undefined {
  const { url, from } = valuesOf(variables)
  if (!url && !from) return undefined
  if (!isMailServer(url)) return 'no_smtp_url'
  return isEmail(from) ? undefined : 'no_mail_from'
}

const valuesOf = ({ SMTP_URL = '', MAIL_FROM = '' }: Variables) => ({ url: SMTP_URL.trim(), from: MAIL_FROM.trim() })

const isMailServer = (url: string) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url)
