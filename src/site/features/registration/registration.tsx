import * as React from 'react'
import { graphql } from 'gatsby'
import { lines } from '../../components/fit'
import { byTime } from '../../dom/by-time'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import { registrationEnd } from '../../../model/registration-period'
import { mostWithCompanion } from '../../../registration/fields'
import { guestName } from '../../../registration/guest-name'
import { AdmissionPage } from './admission-page'
import { InvitationCard } from './invitation'
import { MailNote, NoMailNote } from './mail-note'
import { RegistrationForm } from './registration-form'
import { useRegistered } from './use-registered'
import * as styles from './invitation.module.css'

type Props = { event: Queries.RegistrationFragment; exhibition: Queries.RegistrationExhibitionFragment }

/**
 * The invitation with its form, or the admission card of a registered guest, or a sentence if the event was called off, if
 * the content calls it full or closed, or if guests need a personal invitation.
 * After the closing time a script replaces the form with a sentence. The function decides whether registration is open.
 */
export function Registration({ event, exhibition: { timeZone, contact, notice } }: Props) {
  const t = useTexts()
  const { registered, isNew, setRegistered } = useRegistered(event.slug)
  const { invitation } = event
  // A personal invitation has a number of its own, which its guest reads there. The public form offers one companion.
  const validFor =
    invitation && !invitation.personal
      ? t('registration:validFor', { count: Math.min(invitation.persons, mostWithCompanion) })
      : undefined

  if (event.cancelled) {
    return (
      <InvitationCard event={event} validFor={validFor}>
        <p className={styles.lead}>
          {t('registration:calledOff')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </InvitationCard>
    )
  }
  if (registered) {
    return (
      <AdmissionPage
        event={event}
        guest={guestName(registered.name, lines)}
        places={t('registration:programme.places', { count: registered.seats })}
        focus={isNew}
      >
        {registered.mail ? <MailNote /> : <NoMailNote email={contact.email} />}
      </AdmissionPage>
    )
  }
  if (event.availability === 'full' || event.availability === 'closed') {
    return (
      <InvitationCard event={event} validFor={validFor}>
        <p className={styles.lead}>
          {t(event.availability === 'full' ? 'registration:programme.full' : 'registration:closed')}
        </p>
      </InvitationCard>
    )
  }
  const closes = instantOf(registrationEnd(event), timeZone)
  return (
    <InvitationCard event={event} validFor={validFor}>
      <p className={styles.lead} {...byTime({ from: closes })}>
        {t('registration:closed')}
      </p>
      <div {...byTime({ until: closes })}>
        {invitation?.personal ? (
          <InvitationRequired email={contact.email} />
        ) : (
          <>
            <h2 id="registration-heading" className={styles.heading}>
              {t('registration:heading')}
            </h2>
            {notice && (
              <RegistrationForm form="invitation" event={event.slug} notice={notice} onRegistered={setRegistered} />
            )}
          </>
        )}
      </div>
    </InvitationCard>
  )
}

/** Says that only guests with a personal invitation can register, and what they can do. */
function InvitationRequired({ email }: { email: string }) {
  const t = useTexts()
  return (
    <>
      <div className={`${styles.lead} ${styles.heading}`} data-registration-answer>
        <p>{t('registration:answer.invitation_required')}</p>
      </div>
      <p>
        {t('registration:lostInvitation')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}

export const fragment = graphql`
  fragment Registration on Event {
    slug
    end
    cancelled
    availability
    invitation {
      registrationCloses
      personal
      persons
    }
    ...Invitation
    ...AdmissionPage
  }
  fragment RegistrationExhibition on Exhibition {
    timeZone
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
