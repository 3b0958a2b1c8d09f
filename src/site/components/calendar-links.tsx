import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import * as styles from './calendar-links.module.css'
import { publicAddress, subscriptionAddress } from './calendar-path'
import { googleSubscription } from './google-calendar'
import * as textButton from './text-button.module.css'

type Props = {
  /** The path of the calendar file. */
  path: string
  /** The words of the link that downloads it. */
  children: React.ReactNode
  /** Another link that adds what is in it. */
  other?: React.ReactNode
}

/**
 * Ways to a calendar file: a link downloads it, and in the details programs subscribe to it. A link with `webcal:` does
 * nothing where no program knows it, as on Android, so the address is there to be copied too, by the button
 * (share-button.script.ts) or by hand.
 */
export function CalendarLinks({ path, children, other }: Props) {
  const t = useTexts()
  const address = publicAddress(path)
  return (
    <div className={styles.links}>
      <a href={path} type="text/calendar" download>
        {children}
      </a>{' '}
      {other}
      <details className={styles.subscription}>
        <summary>{t('programme:subscribe')}</summary>
        <ul className={styles.ways}>
          <li>
            <a href={subscriptionAddress(path)}>{t('programme:subscription.device')}</a>
          </li>
          <li>
            <a href={googleSubscription(path)}>{t('programme:subscription.google')}</a>
          </li>
          <li>
            {t('programme:subscription.address')} <span className={styles.address}>{address}</span>{' '}
            <button type="button" className={textButton.button} data-copy={address} suppressHydrationWarning>
              {t('programme:subscription.copy')}
            </button>
            <p role="status">
              <span data-shared="copied" hidden suppressHydrationWarning>
                {t('programme:subscription.copied')}
              </span>
              <span data-shared="failed" hidden suppressHydrationWarning>
                {t('programme:subscription.failed')}
              </span>
            </p>
          </li>
        </ul>
      </details>
    </div>
  )
}
