import * as React from 'react'
import { graphql } from 'gatsby'
import { LanguageSwitch } from '../../components/language-switch'
import { formatDay, formatTime, formatTimeRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import * as styles from './invitation.module.css'

type Props = {
  event: Queries.InvitationFragment
  /** Where a guest says that they will come. */
  children: React.ReactNode
}

/** The invitation to the open house, standing alone like a printed card. */
export function InvitationCard({ event, children }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { title, start, end, place, description, invitation } = event
  return (
    <main className={styles.card}>
      <p className={styles.language}>
        <LanguageSwitch />
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.when}>
        <time dateTime={start}>
          {formatDay(start, locale)} {start.slice(0, 4)}, {formatTimeRange(formatTime(start), formatTime(end))}
        </time>
      </p>
      <p>
        {place.name}, {place.address?.street}, {place.address?.postalCode} {place.address?.locality}
      </p>
      <p className={styles.description}>{description}</p>
      <dl className={styles.conditions}>
        <dt>{t('registration:dressCode')}</dt>
        <dd>{invitation?.dressCode}</dd>
        <dt>{t('registration:conditions')}</dt>
        <dd>
          <ul>
            {invitation?.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </dd>
      </dl>
      {children}
    </main>
  )
}

export const fragment = graphql`
  fragment Invitation on Event {
    title(language: $language)
    start
    end
    description(language: $language)
    place {
      name(language: $language)
      address {
        street
        postalCode
        locality(language: $language)
      }
    }
    invitation {
      dressCode(language: $language)
      conditions(language: $language)
    }
  }
`
