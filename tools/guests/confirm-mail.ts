import type { Locale } from '../../src/i18n/locales'
import type { GuestDatabase } from './guest-database'
import type { Message } from './message-file'

/** Whether a mail to many goes, only to the organiser as a test, or only what it would do is said. */
export type Confirmation = {
  /** Without it, the command says to how many the mail would go. */
  yes: boolean
  /** Also if the same message went to the same event within 24 hours. */
  again: boolean
  /** The address of the organiser, and the language of the test. */
  test?: { email: string; locale: Locale }
}

/** Queues a mail to many as a test for the organiser. @param message only for `message` */
export async function sendTest(
  database: GuestDatabase,
  slug: string,
  kind: 'message' | 'invitation' | 'reminder',
  { email, locale }: NonNullable<Confirmation['test']>,
  message?: Message,
): Promise<string> {
  const queued = await database.sendTest({
    p_event: slug,
    p_kind: kind,
    p_subject: message?.subject ?? null,
    p_text: message?.text ?? null,
    p_full_name: email,
    p_email: email,
    p_locale: locale,
  })
  if (queued === 0) throw new Error(`The database does not have ${slug} yet. Publish the site, and wait five minutes.`)
  return `Queued: a test (${locale}) to ${email}, and no mail to a guest.`
}
