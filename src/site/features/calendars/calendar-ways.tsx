import * as React from 'react'
import * as textButton from '../../components/text-button.module.css'
import { useTexts } from '../../../i18n/texts'
import * as styles from './calendar-ways.module.css'
import { googleSubscription, publicAddress, webcalAddress } from './subscription-addresses'

type Props = {
  /** The path of the calendar file. */
  path: string
  /** The id of the calendar's name. */
  describedBy: string
}

/**
 * The ways to one calendar. A link with `webcal:` does nothing where no program knows it, as on Android. So there are one
 * for Google and the address itself, to be copied by the button (copy-address.script.ts) or by hand.
 */
export function CalendarWays({ path, describedBy }: Props) {
  const t = useTexts()
  return (
    <ul className={styles.ways}>
      <li>
        <a href={webcalAddress(path)} aria-describedby={describedBy}>
          {t('calendars:device')}
        </a>
      </li>
      <li>
        <a href={googleSubscription(path)} aria-describedby={describedBy}>
          {t('calendars:google')}
        </a>
      </li>
      <li>
        <a href={path} type="text/calendar" download aria-describedby={describedBy}>
          {t('calendars:download')}
        </a>
      </li>
      <li className={styles.other}>
        <span className={styles.address}>{publicAddress(path)}</span>{' '}
        <button
          type="button"
          className={textButton.button}
          data-copy=""
          aria-describedby={describedBy}
          suppressHydrationWarning
        >
          {t('calendars:copy')}
        </button>{' '}
        <span role="status" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      </li>
    </ul>
  )
}
