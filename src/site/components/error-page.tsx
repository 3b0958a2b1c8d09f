import * as React from 'react'
import { inEachLanguage, languageOf } from '../../i18n/locales'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { PageLinks } from './content-links'
import { RouteLink } from './route-link'
import * as styles from './error-page.module.css'

type Props = {
  /** HTTP status. 404 has its own texts; all others share theirs. */
  status?: number
  /** Title instead of the generic one. */
  message?: string | undefined
  description?: string | undefined
  /** Shown in development only. */
  stack?: string | undefined
  /** The parts of the home page, for the link to the programme. */
  homeParts?: readonly Queries.HomePart[]
}

/** Path prefixes of the languages, for the language switch of a missing page. */
const prefixes = JSON.stringify(inEachLanguage((locale) => languageOf(locale).prefix))

/** The page for an error, with links to other pages. A 0 is drawn as an empty frame. */
export function ErrorPage({ status = 500, message, description, stack, homeParts = [] }: Props) {
  const t = useTexts()
  const { prefix } = languageOf(useLocale())
  const notFound = status === 404
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
      {notFound ? (
        // show-missing-path.ts adds a colon and the path. Without scripts the sentence is complete.
        <h1>
          {t('errors:notFound.message')}
          <span className={styles.path} data-missing-path={prefix} data-prefixes={prefixes} />
        </h1>
      ) : (
        <>
          <h1>{message || t('errors:generic.title')}</h1>
          <p>{description || t('errors:generic.description')}</p>
        </>
      )}
      <ul className={styles.ways}>
        <PageLinks to={['home', 'artists']} />
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
