import * as React from 'react'
import type { Route } from '../../i18n/routes'
import type { Tint } from '../../model/tint'
import { titleFontClass } from './fit'
import * as styles from './neighbours.module.css'
import { RouteLink } from './route-link'
import { tintClass } from './tint'

type Props = {
  /** What the links lead to, for screen readers. */
  label: string
  /** The link to the list of all pages. */
  all: React.ReactNode
  /** The neighbours. */
  children: React.ReactNode
}

/** The end of a page in a row of pages: links to the previous one, the next one, and the list of all. */
export function Neighbours({ label, all, children }: Props) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {children}
      <p className={styles.all}>{all}</p>
    </nav>
  )
}

type NeighbourProps = {
  to: Route
  slug: string
  rel: 'prev' | 'next'
  label: string
  name: string
  /** The background; without it, that of the page. */
  tint?: Tint | undefined
}

/** A link to the previous or the next page; all of its area can be clicked. */
export function Neighbour({ to, slug, rel, label, name, tint }: NeighbourProps) {
  return (
    <p className={`${styles.neighbour} ${tint ? tintClass(tint) : styles.plain}`}>
      <span className={styles.label}>{label}</span>{' '}
      <RouteLink to={to} slug={slug} rel={rel} className={titleFontClass(name, styles.name)}>
        {name}
      </RouteLink>
    </p>
  )
}
