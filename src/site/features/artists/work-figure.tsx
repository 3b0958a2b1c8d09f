import * as React from 'react'
import { graphql } from 'gatsby'
import { digitClasses } from '../../components/digits'
import { Picture } from '../../components/picture'
import { WorkLabel } from './work-label'
import * as styles from './work-figure.module.css'

type Props = {
  work: Queries.WorkFigureFragment
  /** Width to height. */
  ratio: number
  /** How wide the picture will be, as in the `sizes` attribute. */
  sizes: string
  /** The first picture of the page. */
  first?: boolean
}

/** One work as it hangs: the whole picture in its own ratio, which opens large, and the label beneath. */
export function WorkFigure({ work, ratio, sizes, first = false }: Props) {
  const { slug, alt, image } = work
  return (
    <figure id={figureId(slug)} className={`${styles.work} ${digitClasses(ratio)}`}>
      <a href={`#${slug}`} className={styles.frame} aria-haspopup="dialog">
        <Picture file={image} alt={alt ?? ''} sizes={sizes} first={first} natural />
      </a>
      <figcaption className={styles.label}>
        <WorkLabel work={work} />
      </figcaption>
    </figure>
  )
}

/** The work's slug itself is the address of the large view; no slug has an underscore. */
export const figureId = (slug: string) => `figure_${slug}`

export const fragment = graphql`
  fragment WorkFigure on Work {
    slug
    alt(language: $language)
    image {
      ...Picture
    }
    ...WorkLabel
  }
`
