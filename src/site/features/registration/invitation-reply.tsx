import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../i18n/texts'
import { guestPlaceholders, placeholder } from '../../../registration/placeholders'
import { Consent } from './consent'
import { InPart } from './in-part'
import { GuestFields, InvitationForm, ZeroPersons } from './invitation-form'
import { InvitationOutcome } from './invitation-outcome'
import { InvitationSource } from './invitation-source'
import * as fit from './guest-name.module.css'
import * as card from './invitation.module.css'
import * as detail from './registration-detail.module.css'
import * as form from './registration-form.module.css'
import * as styles from './personal-invitation.module.css'

type Props = { exhibition: Queries.InvitationReplyFragment }

/** For a guest who is not on the list: accept; and, before any answer, decline. */
export function InvitationReply({ exhibition }: Props) {
  const t = useTexts()
  const { contact } = exhibition
  return (
    <>
      <InvitationOutcome />
      <p className={styles.guest}>
        {t('invitation:name')}{' '}
        <strong className={fit.name} data-em={guestPlaceholders.wide} data-font={guestPlaceholders.font}>
          <span className={fit.text} dir="auto" data-em={guestPlaceholders.tall}>
            {guestPlaceholders.text}
          </span>
        </strong>
      </p>
      <InPart name="calledOff">
        <p className={card.lead}>{t('change:calledOff.message')}</p>
      </InPart>
      <InPart name="declined">
        <p className={card.lead}>{t('invitation:declined')}</p>
      </InPart>
      <InPart name="waiting">
        <Waiting />
      </InPart>
      <InPart name="full">
        <p className={card.lead}>{t('registration:programme.full')}</p>
      </InPart>
      <InPart name="closed">
        <p className={card.lead}>
          {t('invitation:closed')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </InPart>
      <InPart name="mayAccept">
        <Accept exhibition={exhibition} />
      </InPart>
      <InPart name="silent">
        <section className={detail.change} aria-labelledby="decline-heading">
          <h2 id="decline-heading">{t('change:cancel.heading')}</h2>
          <InvitationForm>
            <p>
              {t('invitation:decline.note')} <InPart name="mayAccept">{t('invitation:decline.again')}</InPart>
            </p>
            {/* What the guest saw: sent again by a reload, this form must not cancel what was accepted since. */}
            <input type="hidden" name="state" value="silent" />
            <ZeroPersons />
            <button type="submit" className={detail.cancel}>
              {t('invitation:decline.send')}
            </button>
          </InvitationForm>
        </section>
      </InPart>
      <InvitationSource exhibition={exhibition} />
    </>
  )
}

function Accept({ exhibition: { notice } }: Props) {
  const t = useTexts()
  if (!notice) return null
  return (
    <section className={styles.accept} aria-labelledby="accept-heading">
      <h2 id="accept-heading">
        <InPart name="silent">{t('invitation:accept.heading')}</InPart>
        <InPart name="declined">{t('invitation:accept.again')}</InPart>
      </h2>
      <InvitationForm>
        <p>{t('invitation:accept.note')}</p>
        <input type="hidden" name="submissionId" value={placeholder('value', 'submissionId')} />
        <input type="hidden" name="noticeVersion" value={notice.version} />
        <GuestFields>
          <p>
            <strong>{t('registration:email')}</strong>
            <br />
            {placeholder('value', 'email')}
            <br />
            {t('invitation:email')}
          </p>
        </GuestFields>
        <Consent notice={notice} id="invitation-consent" />
        <button type="submit" className={form.button} aria-describedby="invitation-consent">
          {t('invitation:accept.send')}
        </button>
      </InvitationForm>
    </section>
  )
}

/** A guest can wait only since before the event became the invitation, which has no waiting list. */
function Waiting() {
  const t = useTexts()
  return (
    <section className={styles.accept} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{t('registration:waiting.title')}</h2>
      <p>{t('registration:waiting.message')}</p>
      <InvitationForm>
        <p>{t('change:cancel.kept')}</p>
        <ZeroPersons />
        <button type="submit" className={detail.cancel}>
          {t('change:leave.send')}
        </button>
      </InvitationForm>
    </section>
  )
}

export const fragment = graphql`
  fragment InvitationReply on Exhibition {
    ...InvitationSource
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
