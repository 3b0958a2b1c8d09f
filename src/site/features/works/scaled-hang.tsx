import * as React from 'react'
import { graphql } from 'gatsby'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { formatDimensions } from './dimensions'
import { Person } from './person'
import { heightOf, lengthOf, type ScaledPlace } from './scaled-place'
import * as styles from './scaled-hang.module.css'

type Props = {
  works: readonly { work: Queries.ScaledHangFragment; place: ScaledPlace }[]
  /** The slug of the artist. */
  artist: string
}

/** To the millimetre. */
const metres = (centimetres: number) => Math.round(centimetres * 10) / 1000

/** The scaled hang: works side by side at one scale, beside a figure of 170 cm, on a wall that scrolls sideways. */
export function ScaledHang({ works, artist }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const places = works.map(({ place }) => place)
  const height = heightOf(places)
  return (
    <div className={styles.room} style={{ '--wall-height': metres(height) }}>
      {/* Focusable, so that the keyboard can scroll it. */}
      <section
        aria-label={t('artist:hang.wall')}
        tabIndex={0}
        className={styles.wall}
        style={{ '--wall-length': metres(lengthOf(places)) }}
      >
        <p className={styles.person}>
          <Person className={styles.figure} />
          {t('artist:hang.person')}
        </p>
        <ul className={styles.works}>
          {works.map(({ work, place }) => (
            <li key={work.slug} style={{ '--height': metres(place.height) }}>
              <div className={styles.work} style={{ '--width': metres(place.width) }}>
                <RouteLink
                  to="work"
                  slug={artist}
                  work={work.slug}
                  className={styles.link}
                  style={{ '--bottom': metres(place.bottom) }}
                >
                  <Picture
                    file={work.image}
                    alt={work.alt ?? ''}
                    sizes={`${((60 * place.width) / height).toFixed(1)}vh`}
                    className={styles.picture}
                  />{' '}
                  <cite className={styles.title}>{work.title}</cite>
                </RouteLink>
                {work.dimensions && <p>{formatDimensions(work.dimensions, t, locale)}</p>}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export const fragment = graphql`
  fragment ScaledHang on Work {
    slug
    title(language: $language)
    alt(language: $language)
    dimensions {
      height
      width
      depth
      diameter
      note(language: $language)
    }
    image {
      ...Picture
    }
  }
`
