import * as React from 'react'
import { graphql } from 'gatsby'
import { AnswerMessage, FieldErrors } from '../card/answer-message'
import { Confirmation } from '../card/confirmation'
import { DarkPage } from '../card/dark-page'
import { InvitationCard } from '../card/invitation-card'
import { AskOnce } from '../change/registration-changes'
import * as detail from '../change/registration-page.module.css'
import * as form from '../form/registration-form.module.css'
import { usePage } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import type { FoundPersonalInvitation, LinkFailure, PersonalInvitationPage } from '../../../../registration/guest-pages'
import { textOfRefusal } from '../../../../registration/refusals'
import { GuestFields, PersonalInvitationForm, ZeroPersons } from './personal-invitation-form'
import { PersonalInvitationReply } from './personal-invitation-reply'
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

type FoundProps = Props & { page: FoundPersonalInvitation; event: Queries.PersonalInvitationFragment }

function Invitation({ page, event, exhibition }: FoundProps) {
  const t = useTexts()
  const { personalInvitation, state } = page
  const isOpen = state === 'open' || state === 'few'
  if (personalInvitation.state !== 'accepted' || personalInvitation.waiting || page.event.cancelled) {
    return (
      <InvitationCard event={event} validFor={t('registration:validFor', { count: personalInvitation.max_seats })}>
        <Outcome page={page} />
        <PersonalInvitationReply page={page} isOpen={isOpen} exhibition={exhibition} />
        <Source exhibition={exhibition} />
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
        {page.outcome === 'registered' && page.mail && <p>{t('registration:success.mail')}</p>}
      </Confirmation>
      <Changes {...page} isOpen={isOpen} />
      <Source exhibition={exhibition} />
    </DarkPage>
  )
}

/** What became of the form that the guest has sent. */
function Outcome({ page: { outcome, refused } }: { page: FoundPersonalInvitation }) {
  const t = useTexts()
  if (refused) {
    return (
      <AnswerMessage isError>
        {t(refused.refusal === 'invalid_data' ? 'change:invalid' : textOfRefusal('programme', refused.refusal))}
        <FieldErrors errors={refused.errors} />
      </AnswerMessage>
    )
  }
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

/** Where the organiser has the guest's data from, why, for how long, and how to be erased (GDPR, Article 14). */
function Source({ exhibition: { organizer, retentionDays, contact } }: Pick<Props, 'exhibition'>) {
  const t = useTexts()
  return (
    <section className={styles.source} aria-labelledby="source-heading">
      <h2 id="source-heading">{t('invitation:source.heading')}</h2>
      <p>
        {t('invitation:source.origin', { organizer: organizer ?? '' })}{' '}
        {retentionDays && t('invitation:source.erased', { count: retentionDays })}
      </p>
      <p>
        {t('invitation:source.rights')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </section>
  )
}

type ChangesProps = FoundPersonalInvitation & { isOpen: boolean }

/** What a guest who is on the list can do: correct the name, take more or fewer seats, and cancel. */
function Changes({ isOpen, ...page }: ChangesProps) {
  const t = useTexts()
  return (
    <div className={`notPrinted ${detail.changes}`}>
      <section className={detail.change} aria-labelledby="change-heading">
        <h2 id="change-heading">{t('invitation:change.heading')}</h2>
        <PersonalInvitationForm token={page.token} state="accepted">
          <GuestFields {...page} />
          {page.maxSeats > 1 && isOpen && <p>{t('invitation:change.note')}</p>}
          <button type="submit" className={form.button}>
            {t('change:fewer.send')}
          </button>
        </PersonalInvitationForm>
      </section>
      <section className={detail.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">{t('change:cancel.heading')}</h2>
        <PersonalInvitationForm token={page.token} state="accepted">
          <ZeroPersons />
          <AskOnce action={t('change:cancel.send')} sure={t('change:cancel.sure')}>
            <p>{t(isOpen ? 'invitation:cancel.note' : 'change:cancel.kept')}</p>
          </AskOnce>
        </PersonalInvitationForm>
      </section>
    </div>
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
    organizer(language: $language)
    retentionDays
    contact {
      email
    }
  }
`
