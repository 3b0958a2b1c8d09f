import * as React from 'react'
import { graphql } from 'gatsby'
import { Section } from '../../components/section'
import { useTexts } from '../../i18n/texts'
import { Logo } from './logo'
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
              .map((partner) => (
                <li key={partner.slug}>
                  <a href={partner.url} className={styles.link}>
                    <Logo partner={partner} />
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
      url
      ...Logo
    }
  }
`
