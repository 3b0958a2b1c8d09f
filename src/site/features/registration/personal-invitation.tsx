import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { guestPlaceholders, placeholder } from '../../../registration/placeholders'
import { Confirmation } from './confirmation'
import { DarkPage } from './dark-page'
import { eventWords } from './event-words'
import { InPart } from './in-part'
import { InvitationCard } from './invitation'
import { InvitationChanges } from './invitation-changes'
import { InvitationOutcome } from './invitation-outcome'
import { InvitationReply } from './invitation-reply'
import { InvitationSource } from './invitation-source'
import { LetterWidths } from './letter-widths'
import { MailNote } from './mail-note'
import * as detail from './registration-detail.module.css'
import * as styles from './personal-invitation.module.css'

type Props = { event: Queries.PersonalInvitationFragment; exhibition: Queries.PersonalInvitationExhibitionFragment }

/**
 * The page of a personal invitation, with placeholders for all that depends on the guest (decision 064). Functions fill
 * it in. It is never shown as it is. A wrong link shows nothing of the event.
 */
export function PersonalInvitation({ event, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { contact } = exhibition
  return (
    <>
      <LetterWidths />
      <InPart name="admitted">
        <DarkPage>
          <InvitationOutcome />
          <Confirmation
            event={eventWords(event, locale)}
            guest={guestPlaceholders}
            places={placeholder('places')}
            dressCode={event.invitation?.dressCode}
            heading="h1"
          >
            <p>{t('registration:success.message')}</p>
            <InPart name="mail">
              <MailNote />
            </InPart>
          </Confirmation>
          <InvitationChanges />
          <InvitationSource exhibition={exhibition} />
        </DarkPage>
      </InPart>
      <InPart name="notAdmitted">
        <InvitationCard event={event} validFor={placeholder('validFor')}>
          <InvitationReply exhibition={exhibition} />
        </InvitationCard>
      </InPart>
      <InPart name="unknownToken">
        <DarkPage>
          <h1>{t('change:unknown.title')}</h1>
          <p className={styles.text}>
            {t('invitation:unknown')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </DarkPage>
      </InPart>
      <InPart name="unavailable">
        <DarkPage>
          <h1>{t('invitation:heading')}</h1>
          <Failure>{t('change:unavailable')}</Failure>
          <p>
            <a href={placeholder('path', locale)}>{t('invitation:again')}</a>
          </p>
        </DarkPage>
      </InPart>
      <InPart name="not_published">
        <DarkPage>
          <h1>{t('invitation:heading')}</h1>
          <Failure>{t('invitation:notPublished')}</Failure>
        </DarkPage>
      </InPart>
    </>
  )
}

function Failure({ children }: { children: React.ReactNode }) {
  return (
    <div className={detail.answer} data-registration-answer>
      <p role="alert" className={detail.error}>
        {children}
      </p>
    </div>
  )
}

export const fragment = graphql`
  fragment PersonalInvitation on Event {
    ...AdmissionPage
    ...Invitation
  }
  fragment PersonalInvitationExhibition on Exhibition {
    ...InvitationReply
    contact {
      email
    }
  }
`
