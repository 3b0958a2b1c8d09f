import * as React from 'react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { usePage } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { WorkFigure } from './work-figure'
import * as styles from './artist-detail.module.css'

type Props = { artist: Queries.ArtistDetailFragment }

/** An artist with everything of theirs that is exhibited. */
export function ArtistDetail({ artist }: Props) {
  const t = useTexts()
  const { number = 0, previous, next } = usePage()
  const { name, birthYear, place, summary, bio, works } = artist
  return (
    <article>
      <header className={styles.header}>
        <p className={styles.number}>{String(number).padStart(2, '0')}</p>
        <div>
          <h1>{name}</h1>
          <p className={styles.facts}>{t('artist:born', { year: birthYear, place: place ?? '' })}</p>
        </div>
        <p className={styles.summary}>{summary}</p>
        <Prose text={bio ?? ''} className={styles.bio} />
      </header>

      <section className={styles.works} aria-labelledby="works">
        <h2 id="works">{t('artist:works')}</h2>
        <div className={styles.hang}>
          {works.map((work, index) => (
            <WorkFigure key={work.slug} work={work} first={index === 0} />
          ))}
        </div>
      </section>

      <nav className={styles.neighbours} aria-label={t('artist:others')}>
        {previous && (
          <p>
            {t('artist:previous')}{' '}
            <RouteLink to="artist" slug={previous.slug}>
              {previous.name}
            </RouteLink>
          </p>
        )}
        <p>
          <RouteLink to="artists">{t('artist:all')}</RouteLink>
        </p>
        {next && (
          <p>
            {t('artist:next')}{' '}
            <RouteLink to="artist" slug={next.slug}>
              {next.name}
            </RouteLink>
          </p>
        )}
      </nav>
    </article>
  )
}

export const fragment = graphql`
  fragment ArtistDetail on Artist {
    name
    birthYear
    place(language: $language)
    summary(language: $language)
    bio(language: $language)
    works {
      slug
      ...WorkFigure
    }
  }
`
