import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDateRange, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { closingTime } from '../../../model/closing-time'
import { instantOf } from '../../../model/time-zone'
import * as styles from './opening-hours.module.css'

type Props = { exhibition: Queries.OpeningHoursFragment }

/**
 * The opening hours, with their heading. While it is open, a line says until when
 * (show-by-time.ts). After the exhibition the heading and the last line are in the past tense.
 */
export function OpeningHours({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { openingRows, timeZone, startDate, endDate, admission } = exhibition
  return (
    <>
      <h3>
        <span className="untilEnd">{t('home:contact.hours')}</span>
        <span className="inArchive">{t('home:contact.wereOpen')}</span>
      </h3>
      <table className={styles.hours}>
        <tbody>
          {openingRows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.date ? <time dateTime={row.date}>{row.label}</time> : row.label}
                {row.openings.map(({ date, opens, closes }) => (
                  <span
                    key={date}
                    className={styles.today}
                    hidden
                    suppressHydrationWarning
                    data-from={instantOf(`${date}T${opens}`, timeZone)}
                    data-until={instantOf(closingTime({ date, opens, closes }), timeZone)}
                  >
                    {t('home:status.open', { time: formatTime(closes, locale) })}
                  </span>
                ))}
              </th>
              <td>{row.hours ?? t('common:closed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.admission}>
        <span className="untilEnd">{admission}</span>
        <span className="inArchive">
          {t('home:contact.tookPlace', { dates: formatDateRange(startDate, endDate, locale) })}
        </span>
      </p>
    </>
  )
}

export const fragment = graphql`
  fragment OpeningHours on Exhibition {
    admission(language: $language)
    timeZone
    startDate
    endDate
    openingRows(language: $language) {
      label
      hours
      date
      openings {
        date
        opens
        closes
      }
    }
  }
`
