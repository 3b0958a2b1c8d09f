import * as React from 'react'
import type { Route } from '../../i18n/routes'
import type { Tint } from '../../model/tint'
import { titleFontClass } from './fit'
import * as styles from './neighbours.module.css'
import { Picture } from './picture'
import { RouteLink } from './route-link'
import { tinted } from './tint'

type Props = {
  id?: string
  /** What the links lead to, for screen readers. */
  label: string
  /** The links to lists of all pages. */
  all: React.ReactNode
  /** The neighbours. */
  children: React.ReactNode
}

/** The end of a page in a row of pages: links to the previous one, the next one, and the list of all. */
export function Neighbours({ id, label, all, children }: Props) {
  return (
    <nav id={id} className={`notPrinted ${styles.neighbours}`} aria-label={label}>
      {children}
      <p className={styles.all}>{all}</p>
    </nav>
  )
}

type NeighbourProps = {
  to: Route
  slug: string
  /** The slug of a work; `slug` is then its artist's. */
  work?: string
  rel: 'prev' | 'next'
  label: string
  /** The name of the page. The title of a work is in italics. */
  name: string
  /** The background; without it, that of the page. */
  tint?: Tint | undefined
  /** The work that the page shows. */
  picture?: Queries.SmallPictureFragment | undefined
}

/** Where a link leads from its page, in a word and for browsers. */
export type Direction = Pick<NeighbourProps, 'label' | 'rel'>

/** In characters. A longer name would fill the screen in the size of titles. */
const longName = 60

/** A link to the previous or the next page; all of its area can be clicked. */
export function Neighbour({ to, slug, work, rel, label, name, tint, picture }: NeighbourProps) {
  return (
    <p {...(tint ? tinted(tint, styles.neighbour) : { className: `${styles.neighbour} ${styles.plain}` })}>
      <span className={styles.label}>{label}</span>{' '}
      <RouteLink
        to={to}
        slug={slug}
        work={work}
        rel={rel}
        className={titleFontClass(name, `stretchedLink ${styles.name} ${name.length > longName ? styles.long : ''}`)}
      >
        {work ? <cite>{name}</cite> : name}
      </RouteLink>
      {picture && <Picture file={picture} alt="" sizes="240px" className={styles.picture} />}
    </p>
  )
}
