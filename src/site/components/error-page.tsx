import * as React from 'react'
import { inEachLanguage, languageOf } from '../../i18n/locales'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { RouteLink } from './route-link'
import * as styles from './error-page.module.css'

type Props = {
  /** An HTTP status; 404 gives the not-found page, any other the generic one. */
  status?: number
  /** Replaces the generic title, where the error supplies a message of its own. */
  message?: string | undefined
  description?: string | undefined
  /** Shown in development only. */
  stack?: string | undefined
  /** Parts of the home page that there are; one of the ways out leads to the programme. */
  homeParts?: readonly Queries.HomePart[]
}

/** What the language switch puts before the path of a page that is missing. */
const prefixes = JSON.stringify(inEachLanguage((locale) => languageOf(locale).prefix))

/** What is said when something failed (specification, sections 4 and 8), and the ways out. The nought is an empty frame. */
export function ErrorPage({ status = 500, message, description, stack, homeParts = [] }: Props) {
  const t = useTexts()
  const { prefix } = languageOf(useLocale())
  const notFound = status === 404
  const title = notFound ? t('errors:notFound.title') : message || t('errors:generic.title')
  return (
    <div className={styles.error}>
      <div className={styles.number}>
        <p className={styles.status} role="img" aria-label={String(status)}>
          {[...String(status)].map((digit, index) =>
            digit === '0' ? <span key={index} className={styles.frame} /> : <span key={index}>{digit}</span>,
          )}
        </p>
        {notFound && <p className={styles.label}>{t('errors:notFound.label')}</p>}
      </div>
      <h1>{title}</h1>
      {notFound ? (
        // A static page learns its path from src/site/before-react/early.ts; without scripts the sentence ends before the colon.
        <p>
          {t('errors:notFound.message')}
          <span data-missing-path={prefix} data-prefixes={prefixes} />
        </p>
      ) : (
        <p>{description || t('errors:generic.description')}</p>
      )}
      <ul className={styles.ways}>
        <li>
          <RouteLink to="home">{t('common:menu.home')}</RouteLink>
        </li>
        <li>
          <RouteLink to="artists">{t('common:menu.artists')}</RouteLink>
        </li>
        {homeParts.includes('program') && (
          <li>
            <RouteLink to="home" anchor="program">
              {t('common:menu.program')}
            </RouteLink>
          </li>
        )}
      </ul>
      {stack && process.env.NODE_ENV === 'development' && <pre className={styles.stack}>{stack}</pre>}
    </div>
  )
}
