import * as React from 'react'
import { graphql } from 'gatsby'
import { DocumentLinks } from '../../components/content-links'
import { RouteLink } from '../../components/route-link'
import { formatDateRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './hero-facts.module.css'
import { StatusLine } from './status-line'

type Props = { exhibition: Queries.HeroFactsFragment; className?: string | undefined }

/** What, when, where, for how much, and whether it is open. After the exhibition: what is left of it. */
export function HeroFacts({ exhibition, className }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { subtitle, startDate, endDate, venue, admission, documents } = exhibition
  return (
    <div className={`${className} ${styles.facts}`}>
      <p>{unbroken(subtitle)}</p>
      <p className={styles.when}>
        <time dateTime={startDate}>{formatDateRange(startDate, endDate, locale)}</time>
      </p>
      <p className={styles.where}>
        {venue.name}, {venue.address?.locality}
      </p>
      <p className={styles.visit}>
        {admission}. <a href="#contact">{t('home:hero.hours')}</a>
      </p>
      <ul className={styles.archive}>
        <li>
          <RouteLink to="works">{t('home:hero.works')}</RouteLink>
        </li>
        <DocumentLinks documents={documents} from="menu" />
      </ul>
      <StatusLine exhibition={exhibition} />
    </div>
  )
}

/** Keeps each word with a hyphen, such as “pop-up”, on one line if it fits. */
function unbroken(text: string): React.ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ),
  )
}

export const fragment = graphql`
  fragment HeroFacts on Exhibition {
    subtitle(language: $language)
    startDate
    endDate
    admission(language: $language)
    venue {
      name(language: $language)
      address {
        locality(language: $language)
      }
    }
    documents {
      ...DocumentLinks
    }
    ...StatusLine
  }
`
