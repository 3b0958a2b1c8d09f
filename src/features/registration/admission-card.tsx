import * as React from 'react'
import { graphql } from 'gatsby'
import { LanguageSwitch } from '../../components/language-switch'
import { formatDay, formatTime, formatTimeRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { calendarPath } from './calendar-path'
import * as styles from './invitation.module.css'

type Props = {
  event: Queries.AdmissionCardFragment
  /** The card takes the place of a form that had the focus. */
  focus?: boolean
}

/** What a registered guest shows at the door, on a screen or on paper. */
export function AdmissionCard({ event, focus = false }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const heading = React.useRef<HTMLHeadingElement>(null)
  const { slug, title, start, end, place, invitation } = event

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  return (
    <main className={styles.card}>
      <p className={styles.language}>
        <LanguageSwitch />
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('registration:success.title')}
      </h1>
      <p className={styles.lead}>{t('registration:success.message')}</p>
      <p className={styles.when}>
        {title}
        <br />
        <time dateTime={start}>
          {formatDay(start, locale)} {start.slice(0, 4)}, {formatTimeRange(formatTime(start), formatTime(end))}
        </time>
      </p>
      <p>
        {place.name}, {place.address?.street}, {place.address?.postalCode} {place.address?.locality}
      </p>
      <dl className={styles.conditions}>
        <dt>{t('registration:dressCode')}</dt>
        <dd>{invitation?.dressCode}</dd>
      </dl>
      <p>
        <a href={calendarPath(slug, locale)} type="text/calendar" download>
          {t('registration:success.calendar')}
        </a>
      </p>
    </main>
  )
}

export const fragment = graphql`
  fragment AdmissionCard on Event {
    slug
    title(language: $language)
    start
    end
    place {
      name(language: $language)
      address {
        street
        postalCode
        locality(language: $language)
      }
    }
    invitation {
      dressCode(language: $language)
    }
  }
`
