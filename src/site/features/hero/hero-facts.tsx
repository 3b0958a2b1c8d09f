import * as React from 'react'
import { graphql } from 'gatsby'
import { PhaseNotice } from '../../components/phase-notice'
import { formatDateRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './hero-facts.module.css'

type Props = { exhibition: Queries.HeroFactsFragment; className?: string | undefined }

/** What, when, where, for how much, and the phase of the exhibition. */
export function HeroFacts({ exhibition, className }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { subtitle, startDate, endDate, venue, admission } = exhibition
  return (
    <div className={`${className} ${styles.facts}`}>
      <p>{subtitle}</p>
      <p className={styles.when}>
        <time dateTime={startDate}>{formatDateRange(startDate, endDate, locale)}</time>
      </p>
      <p className={styles.where}>
        {venue.name}, {venue.address?.locality}
      </p>
      <p>
        {admission}. <a href="#contact">{t('home:hero.hours')}</a>
      </p>
      <PhaseNotice exhibition={exhibition} />
    </div>
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
    ...PhaseNotice
  }
`
