import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDay, formatTimeRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import * as styles from './opening-hours.module.css'

type Props = { exhibition: Queries.OpeningHoursFragment }

/** The opening hours of each day. On the day itself a line says until when it is open (show-by-time.ts). */
export function OpeningHours({ exhibition: { openingHours, timeZone, admission } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      <table className={styles.hours}>
        <tbody>
          {openingHours.map(({ date, opens, closes }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{formatDay(date, locale)}</time>
                <span
                  className={styles.today}
                  hidden
                  suppressHydrationWarning
                  data-from={instantOf(`${date}T00:00`, timeZone)}
                  data-until={instantOf(`${date}T${closes}`, timeZone)}
                >
                  {t('home:contact.today', { time: closes })}
                </span>
              </th>
              <td>{formatTimeRange(opens, closes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.admission}>{admission}</p>
    </>
  )
}

export const fragment = graphql`
  fragment OpeningHours on Exhibition {
    admission(language: $language)
    timeZone
    openingHours {
      date
      opens
      closes
    }
  }
`
