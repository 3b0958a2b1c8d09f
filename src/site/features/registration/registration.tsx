import * as React from 'react'
import { graphql } from 'gatsby'
import { siteTime } from '../../dom/site-time'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import { registrationEnd } from '../../../model/registration-period'
import { AdmissionCard } from './admission-card'
import { readDraft } from './draft'
import { InvitationCard } from './invitation'
import { RegistrationForm } from './registration-form'
import { useBrowserValue } from './use-browser-value'
import * as styles from './invitation.module.css'

type Props = { event: Queries.RegistrationFragment; exhibition: Queries.RegistrationExhibitionFragment }

/**
 * The invitation with its form, or the admission card of a registered guest. After the closing time a script replaces the
 * form with a sentence. The function decides whether registration is still open.
 */
export function Registration({ event, exhibition: { timeZone, notice } }: Props) {
  const t = useTexts()
  const [registered, setRegistered] = React.useState(false)
  // After a reload, a registered guest still sees the card.
  const wasRegistered = useBrowserValue(() => readDraft()?.registered === true, false)

  if (registered || wasRegistered) return <AdmissionCard event={event} focus />
  const closes = instantOf(registrationEnd(event), timeZone)
  const isClosed = siteTime() >= Date.parse(closes)
  return (
    <InvitationCard event={event}>
      <p className={styles.lead} data-from={closes} hidden={!isClosed} suppressHydrationWarning>
        {t('registration:closed')}
      </p>
      <div data-until={closes} hidden={isClosed} suppressHydrationWarning>
        {notice && <RegistrationForm notice={notice} onRegistered={() => setRegistered(true)} />}
      </div>
    </InvitationCard>
  )
}

export const fragment = graphql`
  fragment Registration on Event {
    end
    invitation {
      registrationCloses
    }
    ...Invitation
    ...AdmissionCard
  }
  fragment RegistrationExhibition on Exhibition {
    timeZone
    notice {
      ...RegistrationForm
    }
  }
`
