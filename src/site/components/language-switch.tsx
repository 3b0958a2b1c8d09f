import * as React from 'react'
import { languageOf, locales } from '../../i18n/locales'
import { usePage } from '../../i18n/page'
import { hrefOf } from '../../i18n/routes'
import * as styles from './language-switch.module.css'

/**
 * The same page in each other language. Plain links, so that they work at once and without scripts;
 * src/site/before-react/early.ts adds the query and the anchor, or the path of a page that was not found, and remembers the choice.
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
            data-language={locale}
          >
            {languageOf(locale).name}
          </a>
        ))}
    </>
  )
}
