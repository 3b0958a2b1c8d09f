import * as React from 'react'
import { graphql } from 'gatsby'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { heightOf, lengthOf, type ScaledPlace } from './scaled-place'
import * as styles from './scaled-hang.module.css'
import { formatDimensions } from './work-facts'

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

/** The outline of a visitor in a coat. The drawing ends at the head and the feet, so it is as high as the visitor. */
function Person({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="5.1 0 40.9 167.7" aria-hidden="true">
      <path d="M25.4 0c4.2 0 6.9 3.2 6.9 7.9 0 4.1-.8 7.3-2.4 9.7-.2 1.6-.1 3 .3 4.1 3.4 2.2 9 3 11.2 6.5 2.7 3.9 3.9 17.5 4.5 28.5.4 7.6-1 15-3.6 22.8l-.6 3.7c.7 9.5 1.1 18.5 1 28.5l-7 1.1c.5 13 .2 28-.3 43.4.2 3 3.1 5.2 4 7.7.4 1.2.3 2.7-.2 3.8h-10c-1-2.7-1-6.6-.9-10-.8-15-1.6-29.5-2.5-43.8h-1.2c-.4 14.5-1.7 29-3.2 43.8.1 3.4-.3 7.3-1.4 10h-10.1c-.4-1.1-.4-2.6.1-3.8 1-2.5 4.1-4.7 4.5-7.7.2-15.4.4-30.4.6-43.4l-6.9-1.1c.1-10 .6-19 1.3-28.5l-.7-3.7c-2.6-7.8-4-15.2-3.6-22.8.6-11 1.8-24.6 4.5-28.5 2.2-3.5 7.8-4.3 11.2-6.5.4-1.1.5-2.5.3-4.1-1.6-2.4-2.4-5.6-2.4-9.7 0-4.7 2.7-7.9 6.9-7.9ZM12 49c-1.3 5.5-2.1 11-1.9 16 .2 3.5.7 6.5 1.4 9 1-8 1.3-16 .5-25Zm26.2 0c-.9 9-.5 17 .4 25 .8-2.5 1.3-5.5 1.5-9 .2-5-.6-10.5-1.9-16Z" />
    </svg>
  )
}

export const fragment = graphql`
  fragment ScaledHang on Work {
    slug
    title(language: $language)
    alt(language: $language)
    ...Sides
    image {
      ...Picture
    }
  }
`
