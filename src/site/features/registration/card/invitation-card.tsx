import * as React from 'react'
import { graphql } from 'gatsby'
import { fitted, longestWord } from '../../../components/fit'
import { useTexts } from '../../../../i18n/texts'
import { PageLanguage } from './dark-page'
import { EventFacts } from './event-facts'
import * as styles from './invitation-card.module.css'

type Props = {
  event: Queries.InvitationCardFragment
  /** For how many persons the invitation is, in a sentence; undefined where each guest has a number of their own. */
  validFor: string | undefined
  /** The form. */
  children: React.ReactNode
}

/** The invitation, as a card without the layout of the site. */
export function InvitationCard({ event, validFor, children }: Props) {
  const t = useTexts()
  const { title, description, invitation } = event
  return (
    <main className={styles.card}>
      <div className={styles.event}>
        <h1 tabIndex={-1} {...fitted(longestWord(title), styles.title, title)}>
          {title}
        </h1>
        <EventFacts event={event} />
        <dl className={styles.conditions}>
          {invitation?.dressCode && (
            <>
              <dt>{t('registration:dressCode')}</dt>
              <dd>{invitation.dressCode}</dd>
            </>
          )}
          <dt>{t('registration:conditions')}</dt>
          <dd>
            <ul>
              {validFor && <li>{validFor}</li>}
              {invitation?.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </dd>
        </dl>
      </div>
      <div className={styles.reply}>
        <PageLanguage />
        <p className={styles.description}>{description}</p>
        {children}
      </div>
    </main>
  )
}

export const fragment = graphql`
  fragment InvitationCard on Event {
    ...EventFacts
    title(language: $language)
    description(language: $language)
    invitation {
      dressCode(language: $language)
      conditions(language: $language)
    }
  }
`
