import * as React from 'react'
import { graphql } from 'gatsby'
import { Picture } from '../../components/picture'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { scaledPlace } from './scaled-place'
import { WorkLabel } from './work-label'
import * as styles from './work-figure.module.css'

type Props = {
  work: Queries.WorkFigureFragment
  /** The slug of the artist. */
  artist: string
  /** Width to height. */
  ratio: number
  /** Width of the picture, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The first picture of the page. */
  first?: boolean
}

/**
 * A work in the hang: the uncropped picture, which links to the page of the work, and the label. Before works had pages,
 * the slug was the address of the work on this page (old-work-address.script.ts).
 */
export function WorkFigure({ work, artist, ratio, sizes, first = false }: Props) {
  const { slug, formerSlugs, alt, image } = work
  return (
    <figure
      id={slug}
      className={styles.work}
      style={{ '--ratio': roundedUp(ratio) }}
      data-scaled={scaledPlace(work, ratio) ? '' : undefined}
    >
      {formerSlugs?.map((former) => (
        <span key={former} id={former} />
      ))}
      <RouteLink to="work" slug={artist} work={slug} className={styles.frame}>
        <Picture file={image} alt={alt ?? ''} sizes={sizes} first={first} natural />
      </RouteLink>
      <figcaption className={styles.label}>
        <WorkLabel work={work} />
      </figcaption>
    </figure>
  )
}

export const fragment = graphql`
  fragment WorkFigure on Work {
    slug
    formerSlugs
    alt(language: $language)
    image {
      ...Picture
    }
    ...WorkLabel
  }
`
