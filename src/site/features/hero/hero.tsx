import * as React from 'react'
import { graphql } from 'gatsby'
import { fitClass, flushClass, hasDescenders, hasHighAccents, lineWidth } from '../../components/fit'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { formatWorkYears } from '../../components/years'
import { useTexts } from '../../../i18n/texts'
import * as styles from './hero.module.css'
import { HeroFacts } from './hero-facts'
import { splitInHalf } from './split-in-half'

type Props = { exhibition: Queries.HeroFragment }

/**
 * The title of the exhibition, split in half, with a work and the facts between the halves: side by side on a wide
 * screen, one above the other on a tall one.
 */
export function Hero({ exhibition }: Props) {
  const t = useTexts()
  const { name, hero } = exhibition
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
      <HeroFacts exhibition={exhibition} className={styles.facts} />
    </div>
  )
}

export const fragment = graphql`
  fragment Hero on Exhibition {
    name(language: $language)
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
    ...HeroFacts
  }
`
