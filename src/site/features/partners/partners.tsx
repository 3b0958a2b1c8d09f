import * as React from 'react'
import { graphql } from 'gatsby'
import { drawingAddress } from '../../components/drawing'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import { partnerGroups, type PartnerGroup } from '../../../model/choices'
import * as styles from './partners.module.css'

type Props = { partners: Queries.PartnersFragment }

/** The logos in their groups, and the artists of galleries; a group without partners is left out. */
export function Partners({ partners: { nodes } }: Props) {
  const t = useTexts()
  const filled = partnerGroups
    .map((group) => ({ group, partners: nodes.filter((partner) => partner.group === group) }))
    .filter(({ partners }) => partners.length > 0)
  if (filled.length === 0) return null
  return (
    <Section id="partners" heading={t('home:partners.heading')}>
      {filled.map(({ group, partners }) => (
        <div key={group} className={styles.group}>
          <h3>{t(`home:partners.${group}`)}</h3>
          <ul className={styles.logos}>
            {partners.map((partner) => (
              <li key={partner.slug}>
                <a href={partner.url} className={styles.link}>
                  <Logo partner={partner} />
                </a>
                {partner.artists.length > 0 && (
                  <ul className={styles.artists} aria-label={t('home:partners.artists', { gallery: partner.name })}>
                    {partner.artists.map(({ slug, name }) => (
                      <li key={slug}>
                        <RouteLink to="artist" slug={slug}>
                          {name}
                        </RouteLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

type Drawing = Queries.DrawingFragment

/** Optical area of a logo of each group; that of an organizer is 1. */
const shares = { organizer: 1, partner: 0.66, gallery: 0.44 } satisfies Record<PartnerGroup, number>

/** Side in pixels of the square that an organizer's logo of average density would fill. */
const sides = { narrow: 54, wide: 104 }

const wide = '(min-width: 51.25rem)'
const dark = '(prefers-color-scheme: dark)'

const toneClass = { dark: styles.dark, light: styles.light, coloured: styles.coloured }

/** A partner's logo in its optical area. Width and height are attributes, so loading it causes no layout shift. */
function Logo({ partner: { name, group, logo, logoDark } }: { partner: Queries.LogoFragment }) {
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
  fragment Partners on PartnerConnection {
    nodes {
      slug
      url
      artists {
        slug
        name
      }
      ...Logo
    }
  }
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
