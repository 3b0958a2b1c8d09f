import * as React from 'react'
import { graphql } from 'gatsby'
import { fitClass, flushClass, hasDescenders, hasHighAccents, lineWidth } from '../../components/fit'
import { PhaseNotice } from '../../components/phase-notice'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { formatWorkYears } from '../../components/years'
import { formatDateRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './hero.module.css'
import { splitInHalf } from './split-in-half'

type Props = { exhibition: Queries.HeroFragment }

/**
 * The title of the exhibition, split in half, with a work and the facts between the halves: side by side on a wide
 * screen, one above the other on a tall one.
 */
export function Hero({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { name, subtitle, startDate, endDate, venue, admission, hero } = exhibition
  const [opening, closing] = splitInHalf(name)
  const [longer = ''] = [opening, closing].sort((a, b) => lineWidth(b, name) - lineWidth(a, name))
  const work = hero.works.find(({ slug }) => slug === exhibition.heroWork) ?? hero.works[0]
  const years = work && formatWorkYears(work, t)
  return (
    <div
      className={[
        styles.hero,
        hasHighAccents(opening) && styles.accented,
        hasDescenders(closing) && styles.descends,
        fitClass(name),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {/* Screen readers would read two boxes of a grid as two words. */}
      <h1 className={`${styles.title} ${fitClass(longer, name)}`} aria-label={name}>
        <span className={`${styles.opening} ${flushClass(opening)}`}>{opening}</span>
        <span className={styles.closing}>{closing}</span>
      </h1>
      {work && (
        <figure className={styles.work}>
          <Picture
            file={work.image}
            alt={work.alt ?? ''}
            sizes="(min-aspect-ratio: 1/1) 31vw, 56vw"
            first
            className={styles.picture}
          />
          <figcaption>
            <RouteLink to="artist" slug={hero.slug} anchor={work.slug}>
              {hero.name}, <cite>{work.title}</cite>
              {years && `, ${years}`}
            </RouteLink>
          </figcaption>
        </figure>
      )}
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
        yearFrom
        year
        circa
        alt(language: $language)
        image {
          ...Picture
        }
      }
    }
    ...PhaseNotice
  }
`
