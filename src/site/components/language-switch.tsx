import * as React from 'react'
import { dirOf, languageOf, locales } from '../../i18n/locales'
import { usePage } from '../../i18n/page'
import { hrefOf } from '../../i18n/routes'
import * as styles from './language-switch.module.css'

/**
 * Links to the same page in each other language. They load a new document, so they also work without React. With scripts
 * they keep the query and the anchor, or the path of a missing page (switch-language.ts).
 */
export function LanguageSwitch() {
  const { language, alternates } = usePage()
  return (
    <>
      {locales
        .filter((locale) => locale !== language)
        .map((locale) => (
          <a
            key={locale}
            className={styles.link}
            href={hrefOf(alternates[locale])}
            hrefLang={locale}
            lang={locale}
            dir={dirOf(locale)}
            data-language={locale}
          >
            {languageOf(locale).name}
          </a>
        ))}
    </>
  )
}
