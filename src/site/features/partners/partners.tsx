import * as React from 'react'
import { graphql } from 'gatsby'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import { partnerGroups } from '../../../model/choices'
import { Logo } from './logo'
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
`
