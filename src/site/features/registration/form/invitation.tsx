import * as React from 'react'
import { graphql } from 'gatsby'
import { availabilityWords, firstState } from '../../../components/live-seats'
import { byTime } from '../../../dom/by-time'
import { AdmissionPage } from '../card/admission-page'
import { eventWords, MailNote } from '../card/confirmation'
import { InvitationCard } from '../card/invitation-card'
import * as styles from '../card/invitation-card.module.css'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { instantOf } from '../../../../model/time-zone'
import { registrationEnd } from '../../../../model/registration-period'
import { invitationQuery, isTaking } from '../../../../registration/availability'
import { seatsWithCompanion } from '../../../../registration/fields'
import type { RefusedForm } from '../../../../registration/guest-pages'
import { textOfRefusal } from '../../../../registration/refusals'
import { KeptRegistration } from './kept-registration'
import { OwnAddress } from './own-address'
import { RegistrationForm } from './registration-form'
import { refusalOfState, useLiveState } from './use-live-state'
import { useRegistered } from './use-registered'

type Props = {
  event: Queries.InvitationFragment
  exhibition: Queries.InvitationExhibitionFragment
  /** What was sent without JavaScript, and why it was refused. */
  refused?: RefusedForm
}

/**
 * The invitation with its form, or the admission card of a registered guest, or a sentence if the event was called off, if
 * the content or an organiser calls it full or closed, or if guests need a personal invitation.
 * After the closing time a script replaces the form with a sentence. The function decides whether registration is open.
 */
export function Invitation({ event, exhibition: { timeZone, contact, notice }, refused }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const registered = useRegistered(event.slug)
  const [isNew, setNew] = React.useState(false)
  const [isRefused, setRefused] = React.useState(refused !== undefined)
  const state = useLiveState()
  const { invitation } = event
  // A personal invitation has a number of its own, which its guest reads there. The public form offers one companion.
  const validFor =
    invitation && !invitation.personal
      ? t('registration:validFor', { count: Math.min(invitation.persons, seatsWithCompanion) })
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
        event={eventWords(event, locale)}
        content={event}
        name={registered.name}
        email={registered.email}
        seats={t('registration:programme.places', { count: registered.seats })}
        focus={isNew}
      >
        <MailNote mail={registered.mail} contact={contact.email} />
        <OwnAddress event={event.slug} registered={registered} contact={contact.email} />
        <KeptRegistration event={event} timeZone={timeZone} registered={registered} />
      </AdmissionPage>
    )
  }
  // live-seats.script.ts asks for the state of this event.
  const live = {
    'data-seats': firstState(event),
    'data-asks': `?${invitationQuery}`,
    ...availabilityWords(t),
    suppressHydrationWarning: true,
  }
  const liveState = <span hidden data-event={event.slug} dangerouslySetInnerHTML={{ __html: '' }} />
  // A form that was refused stays, to say why: the function has decided.
  const said = isRefused ? undefined : refusalOfState(event, state)
  if (said) {
    return (
      <InvitationCard event={event} validFor={validFor}>
        <div {...live}>
          {liveState}
          <p className={styles.lead}>{t(said === 'full' ? 'registration:programme.full' : 'registration:closed')}</p>
        </div>
      </InvitationCard>
    )
  }
  // An organiser can open it after its time.
  const closes = isRefused || isTaking(state) ? undefined : instantOf(registrationEnd(event), timeZone)
  return (
    <InvitationCard event={event} validFor={validFor}>
      <div {...live}>
        {liveState}
        {closes && (
          <p className={styles.lead} {...byTime({ from: closes })}>
            {t('registration:closed')}
          </p>
        )}
        <div {...(closes ? byTime({ until: closes }) : { hidden: false })}>
          {invitation?.personal ? (
            <InvitationRequired email={contact.email} refused={refused} />
          ) : (
            <>
              <h2 id="registration-heading" tabIndex={-1} className={styles.heading}>
                {t('registration:heading')}
              </h2>
              {notice && (
                <RegistrationForm
                  form="invitation"
                  event={event.slug}
                  notice={notice}
                  refused={refused}
                  onRefused={() => setRefused(true)}
                  onRegistered={() => setNew(true)}
                />
              )}
            </>
          )}
        </div>
      </div>
    </InvitationCard>
  )
}

/** Says that only guests with a personal invitation can register, and what they can do. */
function InvitationRequired({ email, refused }: { email: string; refused: RefusedForm | undefined }) {
  const t = useTexts()
  return (
    <>
      <div
        tabIndex={refused && -1}
        autoFocus={Boolean(refused)}
        className={`${styles.lead} ${styles.heading}`}
        data-registration-answer
      >
        <p role={refused && 'alert'}>{t(textOfRefusal('invitation', refused?.refusal ?? 'invitation_required'))}</p>
      </div>
      <p>
        {t('registration:lostInvitation')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}

export const fragment = graphql`
  fragment Invitation on Event {
    ...EventFacts
    slug
    title(language: $language)
    end
    cancelled
    availability
    invitation {
      registrationCloses
      personal
      persons
    }
    ...InvitationCard
    ...AdmissionPage
  }
  fragment InvitationExhibition on Exhibition {
    timeZone
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
