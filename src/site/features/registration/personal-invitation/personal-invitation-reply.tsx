import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../../i18n/texts'
import type { FoundPersonalInvitation } from '../../../../registration/guest-pages'
import { Consent } from '../../../components/consent'
import { GuestName } from '../card/guest-name'
import { GuestFields, PersonalInvitationForm, ZeroPersons } from './personal-invitation-form'
import * as card from '../card/invitation-card.module.css'
import * as form from '../form/registration-form.module.css'
import * as detail from '../change/registration-page.module.css'
import * as styles from './personal-invitation.module.css'

type Props = {
  page: FoundPersonalInvitation
  /** Whether the event takes registrations. */
  isOpen: boolean
  exhibition: Queries.PersonalInvitationReplyFragment
}

/** For a guest who is not on the list: accept; and, before any answer, decline. */
export function PersonalInvitationReply({ page, isOpen, exhibition }: Props) {
  const t = useTexts()
  const { personalInvitation, event, state, token } = page
  const { contact } = exhibition
  return (
    <>
      <p className={styles.guest}>
        {t('invitation:name')} <GuestName as="strong" name={personalInvitation.full_name} />
      </p>
      {event.cancelled ? (
        <p className={card.lead}>{t('change:calledOff.message')}</p>
      ) : personalInvitation.waiting ? (
        <Waiting token={token} />
      ) : (
        <>
          {personalInvitation.state === 'declined' && <p className={card.lead}>{t('invitation:declined')}</p>}
          {isOpen ? (
            <Accept page={page} exhibition={exhibition} />
          ) : state === 'full' || state === 'waiting' ? (
            <p className={card.lead}>{t('registration:programme.full')}</p>
          ) : (
            <p className={card.lead}>
              {t('invitation:closed')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          )}
          {personalInvitation.state === 'silent' && <Decline token={token} isOpen={isOpen} />}
        </>
      )}
    </>
  )
}

function Accept({ page, exhibition: { notice } }: Pick<Props, 'page' | 'exhibition'>) {
  const t = useTexts()
  if (!notice) return null
  const { token, personalInvitation, submissionId } = page
  return (
    <section className={styles.accept} aria-labelledby="accept-heading">
      <h2 id="accept-heading">
        {t(personalInvitation.state === 'silent' ? 'invitation:accept.heading' : 'invitation:accept.again')}
      </h2>
      <PersonalInvitationForm token={token}>
        <p>{t('invitation:accept.note')}</p>
        <input type="hidden" name="submissionId" value={submissionId} />
        <input type="hidden" name="noticeVersion" value={notice.version} />
        <GuestFields {...page}>
          <p>
            <strong>{t('registration:email')}</strong>
            <br />
            {personalInvitation.email}
            <br />
            {t('invitation:email')}
          </p>
        </GuestFields>
        <Consent notice={notice} id="invitation-consent" />
        <button type="submit" className={form.button} aria-describedby="invitation-consent">
          {t('invitation:accept.send')}
        </button>
      </PersonalInvitationForm>
    </section>
  )
}

function Decline({ token, isOpen }: { token: string; isOpen: boolean }) {
  const t = useTexts()
  return (
    <section className={detail.change} aria-labelledby="decline-heading">
      <h2 id="decline-heading">{t('change:cancel.heading')}</h2>
      <PersonalInvitationForm token={token} state="silent">
        <p>
          {t('invitation:decline.note')} {isOpen && t('invitation:decline.again')}
        </p>
        <ZeroPersons />
        <button type="submit" className={`${form.button} ${form.quiet}`}>
          {t('invitation:decline.send')}
        </button>
      </PersonalInvitationForm>
    </section>
  )
}

/** A guest can wait only since before the event became the invitation, which has no waiting list. */
function Waiting({ token }: { token: string }) {
  const t = useTexts()
  return (
    <section className={styles.accept} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{t('registration:waiting.title')}</h2>
      <p>{t('registration:waiting.message')}</p>
      <PersonalInvitationForm token={token}>
        <p>{t('change:cancel.kept')}</p>
        <ZeroPersons />
        <button type="submit" className={`${form.button} ${form.quiet}`}>
          {t('change:leave.send')}
        </button>
      </PersonalInvitationForm>
    </section>
  )
}

export const fragment = graphql`
  fragment PersonalInvitationReply on Exhibition {
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
