import * as React from 'react'
import { LanguageSwitch } from '../../../components/language-switch'
import { locales } from '../../../../i18n/locales'
import * as styles from './dark-page.module.css'

/** A page for guests only, without the layout of the site. */
export function DarkPage({ children }: { children: React.ReactNode }) {
  return (
    <main className={styles.page}>
      <PageLanguage />
      {children}
    </main>
  )
}

/** The language switch of a page without the layout of the site. */
export const PageLanguage = () =>
  locales.length > 1 && (
    <p className={styles.language}>
      <LanguageSwitch />
    </p>
  )
