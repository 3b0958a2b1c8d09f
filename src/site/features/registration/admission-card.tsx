import * as React from 'react'
import { graphql } from 'gatsby'
import { fitClass, longestWord } from '../../components/fit'
import { LanguageSwitch } from '../../components/language-switch'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { calendarPath } from '../../components/calendar-path'
import { EventFacts } from './event-facts'
import { MailNote } from './mail-note'
import { mailAnchor } from '../../../registration/mail-anchor'
import * as styles from './invitation.module.css'

type Props = {
  event: Queries.AdmissionCardFragment
  /** Whether a confirmation comes by mail. If that is unknown, the anchor of the address says it. */
  mail?: boolean
  /** Whether the card takes the focus: it replaces the form, which had it. */
  focus?: boolean
}

/** The card that a registered guest shows at the entrance, on a screen or on paper. */
export function AdmissionCard({ event, mail, focus = false }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const heading = React.useRef<HTMLHeadingElement>(null)
  const { slug, invitation } = event

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  const title = t('registration:success.title')
  return (
    <main id={mailAnchor} className={`${styles.event} ${styles.admission} ${fitClass(title)}`}>
      <p className={styles.language}>
        <LanguageSwitch />
      </p>
      <h1 ref={heading} tabIndex={-1} className={`${styles.title} ${fitClass(longestWord(title), title)}`}>
        {title}
      </h1>
      <p className={styles.lead}>{t('registration:success.message')}</p>
      <EventFacts event={event} named />
      {invitation?.dressCode && (
        <dl className={styles.conditions}>
          <dt>{t('registration:dressCode')}</dt>
          <dd>{invitation.dressCode}</dd>
        </dl>
      )}
      <p>
        <a href={calendarPath(slug, locale)} type="text/calendar" download>
          {t('registration:success.calendar')}
        </a>
      </p>
      {mail !== false && (
        <div className={mail ? undefined : styles.mail}>
          <MailNote />
        </div>
      )}
    </main>
  )
}

export const fragment = graphql`
  fragment AdmissionCard on Event {
    ...EventFacts
    slug
    invitation {
      dressCode(language: $language)
    }
  }
`
