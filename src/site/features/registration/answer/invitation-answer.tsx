import * as React from 'react'
import { AdmissionPage } from '../card/admission-page'
import { MailNote } from '../card/confirmation'
import { DarkPage } from '../card/dark-page'
import { CorrectAddress, Uncorrected } from '../form/correct-address'
import { Invitation } from '../form/invitation'
import { useTexts } from '../../../../i18n/texts'
import type { FormAnswer, GuestEvent } from '../../../../registration/guest-pages'

type Props = {
  page: FormAnswer & { event: GuestEvent }
  event: Queries.InvitationFragment
  exhibition: Queries.InvitationExhibitionFragment
}

/** The answer to the form of the invitation that was sent without JavaScript: the form again, or the card (decision 046). */
export function InvitationAnswer({ page, event, exhibition }: Props) {
  const t = useTexts()
  const contact = exhibition.contact.email
  if (page.outcome === 'uncorrected') {
    return (
      <DarkPage>
        <Uncorrected page={page} event={page.event.slug} contact={contact} />
      </DarkPage>
    )
  }
  if (page.outcome === 'refused') return <Invitation event={event} exhibition={exhibition} refused={page} />
  const { guest, mail, correction } = page
  return (
    <AdmissionPage
      event={page.event}
      content={event}
      name={guest.name}
      email={guest.email}
      seats={t('registration:programme.places', { count: guest.seats })}
      focus
    >
      <MailNote mail={mail} contact={contact} />
      <CorrectAddress
        event={page.event.slug}
        email={guest.email}
        submissionId={guest.submissionId}
        contact={contact}
        onCard
        {...(correction && { correction })}
      />
    </AdmissionPage>
  )
}
