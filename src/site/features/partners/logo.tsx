import * as React from 'react'
import { graphql } from 'gatsby'
import type { PartnerGroup } from '../../../model/choices'
import { drawingAddress } from '../../components/drawing'
import * as styles from './logo.module.css'

type Props = { partner: Queries.LogoFragment }

type Drawing = Queries.DrawingFragment

/** Optical area of a logo of each group; that of an organizer is 1. */
const shares = { organizer: 1, partner: 0.66, gallery: 0.44 } satisfies Record<PartnerGroup, number>

/** Side in pixels of the square that an organizer's logo of average density would fill. */
const sides = { narrow: 54, wide: 104 }

const wide = '(min-width: 820px)'
const dark = '(prefers-color-scheme: dark)'

const toneClass = { dark: styles.dark, light: styles.light, coloured: styles.coloured }

/** A partner's logo in its optical area. Width and height are attributes, so loading it causes no layout shift. */
export function Logo({ partner: { name, group, logo, logoDark } }: Props) {
  const share = Math.sqrt(shares[group])
  const attributes = (drawing: Drawing, side: number) => ({
    src: drawingAddress(drawing),
    width: Math.round((drawing.ink?.width ?? 1) * share * side),
    height: Math.round((drawing.ink?.height ?? 1) * share * side),
  })
  const source = (drawing: Drawing, side: number, media: string) => {
    const { src, ...size } = attributes(drawing, side)
    return <source media={media} srcSet={src} {...size} />
  }
  return (
    <picture>
      {logoDark && source(logoDark, sides.wide, `${wide} and ${dark}`)}
      {logoDark && source(logoDark, sides.narrow, dark)}
      {source(logo, sides.wide, wide)}
      <img
        {...attributes(logo, sides.narrow)}
        alt={name}
        className={[styles.logo, !logoDark && logo.ink && toneClass[logo.ink.tone]].filter(Boolean).join(' ')}
        loading="lazy"
      />
    </picture>
  )
}

export const fragment = graphql`
  fragment Logo on Partner {
    name
    group
    logo {
      ...Drawing
    }
    logoDark {
      ...Drawing
    }
  }
`
