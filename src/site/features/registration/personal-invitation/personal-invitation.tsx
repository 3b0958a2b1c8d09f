import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import type { LinkFailure, PersonalInvitationPage } from '../../../../registration/guest-pages'
import { textOfRefusal } from '../../../../registration/refusals'
import { AnswerMessage } from '../card/answer-message'
import { Confirmation } from '../card/confirmation'
import { DarkPage } from '../card/dark-page'
import { InvitationCard } from '../card/invitation-card'
import { MailNote } from '../card/mail-note'
import { PersonalInvitationChanges } from './personal-invitation-changes'
import { PersonalInvitationReply } from './personal-invitation-reply'
import { PersonalInvitationSource } from './personal-invitation-source'
import * as styles from './personal-invitation.module.css'

type Props = {
  page: PersonalInvitationPage
  /** The event by invitation; undefined if the content has none. */
  event: Queries.PersonalInvitationFragment | undefined
  exhibition: Queries.PersonalInvitationExhibitionFragment
}

/** The page of a personal invitation, behind its link (decision 064). A wrong link shows nothing of the event. */
export function PersonalInvitation({ page, event, exhibition }: Props) {
  if (page.failure) return <Failure failure={page.failure} email={exhibition.contact.email} />
  return event && <Invitation page={page} event={event} exhibition={exhibition} />
}

export type FoundPersonalInvitation = Extract<PersonalInvitationPage, { failure?: undefined }>

function Invitation({
  page,
  event,
  exhibition,
}: Props & { page: FoundPersonalInvitation; event: Queries.PersonalInvitationFragment }) {
  const t = useTexts()
  const { personalInvitation, state } = page
  const isOpen = state === 'open' || state === 'few'
  if (personalInvitation.state !== 'accepted' || personalInvitation.waiting || page.event.cancelled) {
    return (
      <InvitationCard event={event} validFor={t('registration:validFor', { count: personalInvitation.max_seats })}>
        <Outcome page={page} />
        <PersonalInvitationReply page={page} isOpen={isOpen} exhibition={exhibition} />
      </InvitationCard>
    )
  }
  return (
    <DarkPage>
      <Outcome page={page} />
      <Confirmation
        event={page.event}
        place={event.place}
        name={personalInvitation.full_name}
        seats={t('registration:programme.places', { count: personalInvitation.seats ?? 0 })}
        dressCode={event.invitation?.dressCode}
        heading="h1"
      >
        <p>{t('registration:success.message')}</p>
        {page.outcome === 'registered' && page.mail && <MailNote />}
      </Confirmation>
      <PersonalInvitationChanges {...page} isOpen={isOpen} />
      <PersonalInvitationSource exhibition={exhibition} />
    </DarkPage>
  )
}

/** What became of the form that the guest has sent. */
function Outcome({ page: { outcome, refused } }: { page: FoundPersonalInvitation }) {
  const t = useTexts()
  if (refused) return <AnswerMessage isError>{t(textOfRefusal('programme', refused.refusal))}</AnswerMessage>
  if (!outcome) return null
  const messages = {
    registered: t('invitation:answered.registered'),
    changed: t('change:changed'),
    declined: t('invitation:answered.declined'),
    cancelled: t('invitation:answered.cancelled'),
  }
  return <AnswerMessage>{messages[outcome]}</AnswerMessage>
}

function Failure({ failure, email }: { failure: LinkFailure; email: string }) {
  const t = useTexts()
  const { language, alternates } = usePage()
  if (failure === 'unknown_token') {
    return (
      <DarkPage>
        <h1>{t('change:unknown.title')}</h1>
        <p className={styles.text}>
          {t('invitation:unknown')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </DarkPage>
    )
  }
  return (
    <DarkPage>
      <h1>{t('invitation:heading')}</h1>
      <AnswerMessage isError>
        {t(failure === 'not_published' ? 'invitation:notPublished' : 'change:unavailable')}
      </AnswerMessage>
      {failure === 'unavailable' && (
        <p>
          <a href={alternates[language]}>{t('invitation:again')}</a>
        </p>
      )}
    </DarkPage>
  )
}

export const fragment = graphql`
  fragment PersonalInvitation on Event {
    ...InvitationCard
    invitation {
      dressCode(language: $language)
    }
  }
  fragment PersonalInvitationExhibition on Exhibition {
    ...PersonalInvitationReply
    contact {
      email
    }
  }
`
