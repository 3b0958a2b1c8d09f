import * as React from 'react'
import { graphql, Link } from 'gatsby'
import { Fold } from '../../components/fold'
import { useLocale } from '../../../i18n/page'
import { pathOfWord } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import * as styles from './contact.module.css'

type Props = { exhibition: Queries.AccessFragment }

/** Access to the building, and a link to the accessibility of the site. */
export function Access({ exhibition: { contact, pages } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const statement = pages.find(({ accessibility }) => accessibility)
  if (!contact.access && !statement) return null
  return (
    <Fold id="access" heading={t('home:contact.access')}>
      {contact.access && (
        <ul className={styles.directions}>
          {contact.access.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {statement && (
        <p>
          <Link to={pathOfWord(statement.slug, locale)} className={styles.line}>
            {t('common:access.site')}
          </Link>
        </p>
      )}
    </Fold>
  )
}

export const fragment = graphql`
  fragment Access on Exhibition {
    contact {
      access(language: $language)
    }
    pages {
      slug(language: $language)
      accessibility
    }
  }
`
