import * as React from 'react'
import { Link } from 'gatsby'
import { useLocale } from '../../i18n/page'
import { hrefOf, pathTo, type Route } from '../../i18n/routes'

type Props = {
  to: Route
  /** The slug of the artist or event, for their routes. */
  slug?: string
  /** The slug of the artist's work, for its route. */
  work?: string | undefined
  /** The id of an element of the page. */
  anchor?: string
  /** Relation of the linked page to this one. */
  rel?: 'prev' | 'next'
  className?: string | undefined
  style?: React.CSSProperties
  children: React.ReactNode
}

/** A link to a page of this site in the current language. */
export function RouteLink({ to, slug, work, anchor, rel, className, style, children }: Props) {
  const path = pathTo(to, useLocale(), slug, work)
  const href = anchor ? `${hrefOf(path)}#${anchor}` : hrefOf(path)
  return (
    <Link className={className} style={style} to={href} rel={rel}>
      {children}
    </Link>
  )
}
