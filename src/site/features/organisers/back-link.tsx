import * as React from 'react'
import { Link } from 'gatsby'
import { dirOf } from '../../../i18n/locales'
import { useLocale } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import * as styles from './organisers.module.css'

/** The way back to the overview of all events. */
export function BackLink() {
  const t = useTexts()
  const language = useLocale()
  return (
    <p>
      <Link to={pathTo('organisers', language)} className={styles.back}>
        {dirOf(language) === 'rtl' ? '→' : '←'} {t('organisers:event.back')}
      </Link>
    </p>
  )
}
