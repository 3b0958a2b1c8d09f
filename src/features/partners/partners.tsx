import * as React from 'react'
import { graphql } from 'gatsby'
import { Section } from '../../components/section'
import { useTexts } from '../../i18n/texts'
import * as styles from './partners.module.css'

type Props = { partners: Queries.PartnersFragment }

const groups = ['organizer', 'partner', 'gallery'] as const

/** The logos in three groups. */
export function Partners({ partners: { nodes } }: Props) {
  const t = useTexts()
  return (
    <Section id="partners" heading={t('home:partners.heading')}>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <h3>{t(`home:partners.${group}`)}</h3>
          <ul className={styles.logos}>
            {nodes
              .filter((partner) => partner.group === group)
              .map(({ slug, name, url, logo }) => (
                <li key={slug}>
                  <a href={url} className={styles.link}>
                    <img
                      src={logo.publicURL ?? ''}
                      alt={name}
                      className={styles.logo}
                      loading="lazy"
                      width="160"
                      height="64"
                    />
                  </a>
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
      name
      group
      url
      logo {
        publicURL
      }
    }
  }
`
