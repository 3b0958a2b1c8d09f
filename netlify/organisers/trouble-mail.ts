import { defaultLocale, locales, type Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import type { Trouble } from '../../src/registration/organisers'
import type { Mail } from '../mail/compose-mail'
import type { Body } from '../mail/mail-body'
import { textsIn, type MailFacts } from '../mail/mail-facts'
import { organiserMail } from '../mail/organiser-mail'

type TroubleMail = { trouble: Trouble; to: string; from: string }

/** The mail that tells an organiser of trouble, in all languages of the site: nobody knows which one they speak. */
export function composeTroubleMail({ trouble, to, from }: TroubleMail, facts: MailFacts): Mail {
  const body = locales.flatMap((locale) => {
    const t = textsIn(facts, locale)
    return [
      [t('mail:trouble.message')],
      ...sentences(trouble, facts, locale).map((sentence) => [sentence]),
      [{ words: t('mail:trouble.page'), url: facts.siteUrl + pathTo('organisers', locale) }],
      [t('mail:trouble.once')],
    ] satisfies Body
  })
  const subject = textsIn(facts, defaultLocale)('mail:trouble.subject', { name: facts.name[defaultLocale] })
  return organiserMail({ to, from, locale: defaultLocale, subject, body }, facts)
}

function sentences(trouble: Trouble, facts: MailFacts, locale: Locale): string[] {
  const t = textsIn(facts, locale)
  const { schedule_stopped, late, held_back, refused, failing, nearly_full } = trouble
  const titleOf = (slug: string) => facts.events[slug]?.[locale].title ?? slug
  return [
    ...(schedule_stopped ? [t('mail:trouble.schedule')] : []),
    ...(refused > 0 ? [t('mail:trouble.refused', { mails: refused })] : []),
    ...(failing > 0 ? [t('mail:trouble.failing', { mails: failing })] : []),
    ...late.map((slug) => t('mail:trouble.late', { event: titleOf(slug) })),
    ...held_back.map((slug) => t('mail:trouble.heldBack', { event: titleOf(slug) })),
    ...nearly_full.map(({ event: slug, free }) => {
      const event = titleOf(slug)
      return free > 0 ? t('mail:trouble.nearlyFull', { event, free }) : t('mail:trouble.full', { event })
    }),
  ]
}
