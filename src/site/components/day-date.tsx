import * as React from 'react'
import { dayParts } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import * as styles from './day-date.module.css'
import * as unseen from './visually-hidden.module.css'

/** The date of a day, '2031-09-04', as on a poster: a large number. The dot of the ordinal is for screen readers. */
export function DayDate({ day }: { day: string }) {
  const { weekday, number, mark, month } = dayParts(day, useLocale())
  return (
    <time dateTime={day} className={styles.date}>
      <span className={styles.weekday}>{weekday}</span>{' '}
      <span className={styles.number}>
        {number}
        <span className={unseen.hidden}>{mark}</span>
      </span>{' '}
      <span className={styles.month}>{month}</span>
    </time>
  )
}
