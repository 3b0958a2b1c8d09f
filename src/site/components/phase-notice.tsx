import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDate, formatDay } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import * as styles from './phase-notice.module.css'

type Props = { exhibition: Queries.PhaseNoticeFragment }

/**
 * One line about the phase of the exhibition. All three lines are in the HTML, and `data-phase` of <html> shows one of
 * them (correct-phase.ts).
 */
export function PhaseNotice({ exhibition: { startDate, endDate, openingHours } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const isOneDay = startDate === endDate
  return (
    <p className={styles.notice}>
      <span className={styles.before}>
        {t('common:phase.before', { day: formatDay(startDate, locale), time: openingHours[0]?.opens ?? '' })}
      </span>
      <span className={styles.during}>
        {isOneDay
          ? t('common:phase.today', { time: openingHours[0]?.closes ?? '' })
          : t('common:phase.during', { day: formatDay(endDate, locale) })}
      </span>
      <span className={styles.after}>{t('common:phase.after', { date: formatDate(endDate, locale) })}</span>
    </p>
  )
}

export const fragment = graphql`
  fragment PhaseNotice on Exhibition {
    startDate
    endDate
    openingHours {
      opens
      closes
    }
  }
`
