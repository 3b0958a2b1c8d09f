import * as React from 'react'
import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { digitClasses } from './digits'
import * as styles from './picture.module.css'

type Props = {
  file: Queries.PictureFragment
  /** What is to be seen; empty where the words beside it say it all. */
  alt: string
  /** How wide it will be, as in the `sizes` attribute. */
  sizes: string
  /** The first picture of the page: loaded at once and before the others. */
  first?: boolean
  /**
   * As large as its attributes say where there is room, instead of as wide as its place. All such pictures are equally
   * high, so that those that shrink side by side stay so.
   */
  natural?: boolean
  className?: string
}

/** As wide as the largest file; only the ratio matters. */
const nominalWidth = 1440

/** Higher than any screen. */
const naturalHeight = 2400

/** A picture in AVIF and JPEG, which keeps its place and its dominant colour while it loads. */
export function Picture({ file, alt, sizes, first = false, natural = false, className }: Props) {
  const image = file.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined
  if (!image?.images.fallback) return null
  const { sources = [], fallback } = image.images
  const ratio = image.width / image.height
  const [width, height] = natural ? [naturalHeight * ratio, naturalHeight] : [nominalWidth, nominalWidth / ratio]
  return (
    <span
      className={[styles.picture, !natural && styles.filling, digitClasses(ratio), className].filter(Boolean).join(' ')}
    >
      {/* A presentation attribute, not a style: the page's policy may forbid inline styles. */}
      <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h1v1H0z" fill={image.backgroundColor} />
      </svg>
      <picture>
        {sources.map(({ srcSet, type }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback.src}
          srcSet={fallback.srcSet}
          sizes={sizes}
          width={Math.round(width)}
          height={Math.round(height)}
          alt={alt}
          decoding={first ? 'sync' : 'async'}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

export const fragment = graphql`
  fragment Picture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 480, 720, 1440])
    }
  }
`
