import * as React from 'react'
import type { GetText } from '../../i18n/keys'
import * as styles from './urgent-notice.module.css'

/**
 * The urgent notice of the organisers without its text, hidden. urgent-notice.script.ts puts a copy of it into <body>, where
 * React changes nothing.
 */
export function UrgentNotice({ t }: { t: GetText }) {
  return (
    <div hidden data-urgent>
      <div className={styles.notice}>
        <p className={styles.text} />
        <button type="button" className={styles.close} aria-label={t('common:urgent.close')}>
          ×
        </button>
      </div>
    </div>
  )
}
