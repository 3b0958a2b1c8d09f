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
  /** Width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The first picture of the page. */
  first?: boolean
}

/** A work in the hang: the uncropped picture, which links to its dialog, and the label. */
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

/** Id of the figure. The slug alone is the id of the dialog; slugs have no underscore. */
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
