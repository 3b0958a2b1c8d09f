import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import type {
  AskedForLinks,
  GuestEvent,
  LinkFailure,
  RegistrationPage as Facts,
} from '../../../../registration/guest-pages'
import { AnswerMessage } from '../card/answer-message'
import { Confirmation } from '../card/confirmation'
import { AskForLinks } from './ask-for-links'
import { RegistrationChanges } from './registration-changes'
import * as panel from '../card/confirmation.module.css'
import * as styles from './registration-page.module.css'

type Props = {
  page: Facts
  /** Where the event is, if the content still has it. */
  place: Queries.WayFragment | undefined
  exhibition: Queries.RegistrationPageExhibitionFragment
}

/** The page of a registration, behind the link of its confirmation (decision 049). */
export function RegistrationPage({ page, place, exhibition: { contact } }: Props) {
  return (
    <article className={styles.page}>
      {page.failure ? <Failure {...page} email={contact.email} /> : <Registration {...page} place={place} />}
    </article>
  )
}

export type FoundRegistration = Extract<Facts, { failure?: undefined }>

function Registration({ place, ...page }: FoundRegistration & Pick<Props, 'place'>) {
  const t = useTexts()
  const { registration, event, outcome } = page
  const { full_name, state, seats, invited } = registration
  const isCancelled = state === 'cancelled'
  const isCalledOff = !isCancelled && event?.cancelled === true
  return (
    <>
      {/* A cancelled registration has no seats to keep: its page says only that it is cancelled. */}
      {outcome && !(isCancelled && outcome === 'invalid_data') && <Outcome outcome={outcome} />}
      {event && state === 'registered' && !isCalledOff ? (
        <Confirmation
          event={event}
          place={place}
          name={full_name ?? ''}
          seats={t('registration:programme.places', { count: seats })}
          heading="h1"
        >
          <BackToEvent event={event} />
        </Confirmation>
      ) : (
        <Booked {...page} isCalledOff={isCalledOff} />
      )}
      {/* If the event was called off, to cancel is only to be erased. */}
      {!isCancelled && !(isCalledOff && invited) && <RegistrationChanges {...page} isCalledOff={isCalledOff} />}
    </>
  )
}

/** What became of the change that the guest asked for. */
function Outcome({ outcome }: { outcome: NonNullable<FoundRegistration['outcome']> }) {
  const t = useTexts()
  if (outcome === 'changed') return <AnswerMessage>{t('change:changed')}</AnswerMessage>
  if (outcome === 'cancelled') return <AnswerMessage>{t('change:cancelled.done')}</AnswerMessage>
  return (
    <AnswerMessage isError>{t(outcome === 'already_arrived' ? 'change:arrived' : 'change:notChanged')}</AnswerMessage>
  )
}

/** What is booked or waited for, where there is no card: the event, and for how many. */
function Booked({ registration, event, isCalledOff }: FoundRegistration & { isCalledOff: boolean }) {
  const t = useTexts()
  const { state, full_name, invited } = registration
  const seats = t('registration:programme.places', { count: registration.seats })
  const name = full_name ?? ''
  const headings = {
    registered: t('registration:success.title', { name }),
    waiting: t('registration:waiting.title'),
    cancelled: t('change:cancelled.title'),
  }
  return (
    <Panel heading={isCalledOff ? t('change:calledOff.title') : headings[state]}>
      {event && (
        <>
          <p className={panel.event}>{event.title}</p>
          <p>
            {event.when}
            <br />
            {event.where}
          </p>
        </>
      )}
      {state !== 'cancelled' && (
        <>
          {!isCalledOff && (
            <p className={panel.seats}>
              {state === 'waiting' ? t('registration:waiting.places', { places: seats }) : seats}
            </p>
          )}
          {!(isCalledOff && invited) && (
            <p>
              {t('registration:fullName')}: {name}
            </p>
          )}
        </>
      )}
      {isCalledOff && <p>{t('change:calledOff.message')}</p>}
      {state === 'waiting' && !isCalledOff && <p>{t('registration:waiting.message')}</p>}
      {state === 'cancelled' && <p>{t('change:cancelled.message')}</p>}
      {state === 'cancelled' && event && !event.cancelled && !event.personal && <p>{t('change:cancelled.again')}</p>}
      {event && <BackToEvent event={event} />}
    </Panel>
  )
}

type Failed = { failure: LinkFailure; asked?: AskedForLinks | undefined; email: string }

function Failure({ failure, asked, email }: Failed) {
  const t = useTexts()
  const { language, alternates } = usePage()
  const contact = <a href={`mailto:${email}`}>{email}</a>
  if (asked?.outcome === 'link_sent') {
    return (
      <Panel heading={t('registration:links.sent')}>
        <AnswerMessage>{t('registration:links.sentNote')}</AnswerMessage>
      </Panel>
    )
  }
  if (failure === 'unknown_token') {
    return (
      <>
        {asked?.outcome === 'no_mail' && (
          <AnswerMessage isError>
            {t('registration:links.noMail')} {contact}
          </AnswerMessage>
        )}
        {asked?.outcome === 'too_many_from_network' && (
          <AnswerMessage isError>{t('registration:links.tooMany')}</AnswerMessage>
        )}
        {!asked && (
          <Panel heading={t('change:unknown.title')}>
            <p>
              {t('change:unknown.message')} {contact}
            </p>
          </Panel>
        )}
        <AskForLinks asked={asked} />
      </>
    )
  }
  return (
    <Panel heading={t('change:heading')}>
      <AnswerMessage isError>
        {t(failure === 'not_published' ? 'change:notPublished' : 'change:unavailable')}
      </AnswerMessage>
      {failure === 'unavailable' && (
        <p>
          <a href={alternates[language]}>{t('change:again')}</a>
        </p>
      )}
    </Panel>
  )
}

function Panel({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div className={`${panel.panel} ${styles.panel}`}>
      <h1 className={panel.heading}>{heading}</h1>
      {children}
    </div>
  )
}

function BackToEvent({ event }: { event: GuestEvent }) {
  const t = useTexts()
  return (
    <p>
      <a href={event.path}>{t('registration:programme.back')}</a>
    </p>
  )
}

export const fragment = graphql`
  fragment RegistrationPageExhibition on Exhibition {
    contact {
      email
    }
  }
`
