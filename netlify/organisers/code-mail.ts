import type { Locale } from '../../src/i18n/locales'
import type { Mail } from '../mail/compose-mail'
import { textsIn, type MailFacts } from '../mail/mail-facts'
import { organiserMail } from '../mail/organiser-mail'

type CodeMail = { code: string; to: string; from: string; locale: Locale }

/** The mail with the code with which an organiser signs in. The subject has it, too: a phone shows it on its own. */
export function composeCodeMail({ code, to, from, locale }: CodeMail, facts: MailFacts): Mail {
  const t = textsIn(facts, locale)
  const digits = `${code.slice(0, 4)} ${code.slice(4)}`
  const subject = t('mail:code.subject', { code: digits })
  const body = [[t('mail:code.message', { code: digits })], [t('mail:code.mistake')]]
  return organiserMail({ to, from, locale, subject, body }, facts)
}
