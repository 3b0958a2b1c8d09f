import * as React from 'react'
import { graphql } from 'gatsby'
import { PhaseNotice } from '../../components/phase-notice'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { formatDateRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import * as styles from './hero.module.css'

type Props = { exhibition: Queries.HeroFragment }

/** The title opens like an index drawer, and a work stands in the gap. Then what, when, where, for how much. */
export function Hero({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { name, subtitle, startDate, endDate, venue, admission, hero } = exhibition
  const [opening, closing] = splitInHalf(name)
  const work = hero.works.find(({ slug }) => slug === exhibition.heroWork) ?? hero.works[0]
  return (
    <div className={styles.hero}>
      <div className={`${styles.poster} ${name.length > 9 ? styles.long : styles.short}`}>
        {/* Two boxes of a grid would be read as two words. */}
        <h1 className={styles.title} aria-label={name}>
          <span className={styles.opening}>{opening}</span>
          <span className={styles.closing}>{closing}</span>
        </h1>
        {work && (
          <figure className={styles.work}>
            <Picture
              file={work.image}
              alt={work.alt ?? ''}
              sizes="(min-width: 820px) 30vw, 55vw"
              first
              className={styles.picture}
            />
            <figcaption>
              <RouteLink to="artist" slug={hero.slug} anchor={work.slug}>
                {hero.name}, <cite>{work.title}</cite>, {work.year}
              </RouteLink>
            </figcaption>
          </figure>
        )}
      </div>
      <div className={styles.facts}>
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
    </div>
  )
}

/** 'Padesát' → ['Pade', 'sát']; a name of several words opens between two of them. */
export function splitInHalf(name: string): [string, string] {
  const words = name.split(' ')
  if (words.length > 1) {
    const half = Math.ceil(words.length / 2)
    return [`${words.slice(0, half).join(' ')} `, words.slice(half).join(' ')]
  }
  const half = Math.ceil(name.length / 2)
  return [name.slice(0, half), name.slice(half)]
}

export const fragment = graphql`
  fragment Hero on Exhibition {
    name(language: $language)
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
    heroWork
    hero {
      slug
      name
      works {
        slug
        title(language: $language)
        year
        alt(language: $language)
        image {
          ...Picture
        }
      }
    }
    ...PhaseNotice
  }
`
