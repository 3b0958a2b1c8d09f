import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './personal-invitation.module.css'

type Props = { exhibition: Queries.PersonalInvitationSourceFragment }

/** Where the organiser has the guest's data from, why, for how long, and how to be erased (GDPR, Article 14). */
export function PersonalInvitationSource({ exhibition: { organizer, retentionDays, contact } }: Props) {
  const t = useTexts()
  return (
    <section className={styles.source} aria-labelledby="source-heading">
      <h2 id="source-heading">{t('invitation:source.heading')}</h2>
      <p>
        {t('invitation:source.origin', { organizer: organizer ?? '' })}{' '}
        {retentionDays && t('invitation:source.erased', { count: retentionDays })}
      </p>
      <p>
        {t('invitation:source.rights')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </section>
  )
}

export const fragment = graphql`
  fragment PersonalInvitationSource on Exhibition {
    organizer(language: $language)
    retentionDays
    contact {
      email
    }
  }
`
