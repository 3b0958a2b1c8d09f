import * as React from 'react'
import { graphql } from 'gatsby'
import { AdmissionCard } from './admission-card'
import { readDraft } from './draft'
import { InvitationCard } from './invitation'
import { RegistrationForm } from './registration-form'
import { useBrowserValue } from './use-browser-value'

type Props = { event: Queries.RegistrationFragment; notice: Queries.RegistrationFormFragment }

/** The invitation with its form; once the guest is on the list, the card to show at the door. */
export function Registration({ event, notice }: Props) {
  const [registered, setRegistered] = React.useState(false)
  // A reload must not ask a guest who is on the list to register once more.
  const wasRegistered = useBrowserValue(() => readDraft()?.registered === true, false)

  if (registered || wasRegistered) return <AdmissionCard event={event} focus />
  return (
    <InvitationCard event={event}>
      <RegistrationForm notice={notice} onRegistered={() => setRegistered(true)} />
    </InvitationCard>
  )
}

export const fragment = graphql`
  fragment Registration on Event {
    ...Invitation
    ...AdmissionCard
  }
`
