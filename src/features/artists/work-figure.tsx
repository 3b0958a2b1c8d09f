import * as React from 'react'
import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from '../../components/picture'
import { useLocale } from '../../i18n/page'
import { formatDimensions } from './dimensions'
import * as styles from './work-figure.module.css'

type Props = {
  work: Queries.WorkFigureFragment
  /** The first picture of the page. */
  first?: boolean
}

/** One work as it hangs: the whole picture in its own ratio, and the label beneath. */
export function WorkFigure({ work, first = false }: Props) {
  const locale = useLocale()
  const { slug, title, year, medium, dimensions, credit, alt, image } = work
  const shape = shapeOf(image.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined)
  return (
    <figure id={slug} className={`${styles.work} ${styles[shape]}`}>
      <Picture file={image} alt={alt ?? ''} sizes={sizes[shape]} first={first} />
      <figcaption className={styles.label}>
        <cite>{title}</cite>, {year}
        <br />
        {medium}, {formatDimensions(dimensions, locale)}
        <br />
        {credit}
      </figcaption>
    </figure>
  )
}

type Shape = 'portrait' | 'square' | 'landscape' | 'panorama'

/** How wide a work of each shape hangs; agrees with the columns in work-figure.module.css. */
const sizes: Record<Shape, string> = {
  portrait: '(min-width: 820px) 38vw, 92vw',
  square: '(min-width: 820px) 46vw, 92vw',
  landscape: '(min-width: 820px) 56vw, 92vw',
  panorama: '95vw',
}

function shapeOf(image: IGatsbyImageData | undefined): Shape {
  const ratio = image ? image.width / image.height : 1
  if (ratio < 0.9) return 'portrait'
  if (ratio < 1.12) return 'square'
  return ratio < 1.85 ? 'landscape' : 'panorama'
}

export const fragment = graphql`
  fragment WorkFigure on Work {
    slug
    title(language: $language)
    year
    medium(language: $language)
    dimensions {
      height
      width
      depth
    }
    credit(language: $language)
    alt(language: $language)
    image {
      ...Picture
    }
  }
`
