import * as React from 'react'
import * as textButton from '../../components/text-button.module.css'
import * as unseen from '../../components/visually-hidden.module.css'
import { areInSeveralMonths, dayParts, formatShortDay, formatShortWeekday } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './programme-days.module.css'

type Props = {
  /** The days of the programme, in order. */
  days: readonly string[]
  /** The number of events of a day. */
  countOn: (day: string) => number
  hasFilters: boolean
}

/**
 * On a phone: the numbers of the days, which stay on the screen and lead to one day at a time (one-day.script.ts), with how
 * many events the filters leave of each; and the button that opens the filters.
 */
export function ProgrammeDays({ days, countOn, hasFilters }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const hasMonths = areInSeveralMonths(days)
  return (
    <div className={styles.bar}>
      {days.length > 1 && (
        <nav className={styles.days} aria-label={t('home:programme.days')} data-days="">
          <ul className={styles.list}>
            {days.map((day) => {
              const { weekday, number, mark, month } = dayParts(day, locale)
              return (
                <li key={day}>
                  <a href={`#day-${day}`} className={styles.day} suppressHydrationWarning>
                    <span className={unseen.hidden}>{weekday}</span>{' '}
                    <span className={styles.number}>
                      {number}
                      <span className={unseen.hidden}>{hasMonths ? `${mark} ${month}` : mark}</span>
                    </span>{' '}
                    <span>
                      <span aria-hidden>
                        {formatShortWeekday(day, locale)}
                        {hasMonths && ` ${formatShortDay(day, locale)}`}
                      </span>{' '}
                      {/* Shown once a filter is chosen; programme-filters.script.ts counts. */}
                      <small className={styles.count} suppressHydrationWarning>
                        {countOn(day)}
                      </small>
                    </span>
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
      )}
      {hasFilters && (
        <button type="button" popoverTarget="filter_sheet" className={`${textButton.button} ${styles.filters}`}>
          {t('home:programme.filter.open')}
        </button>
      )}
    </div>
  )
}
