import * as React from 'react'
import { When } from '../../../components/event-time'
import { graphql } from 'gatsby'
import { AnswerMessage, FieldErrors } from '../card/answer-message'
import { Confirmation } from '../card/confirmation'
import * as panel from '../card/confirmation.module.css'
import * as form from '../form/registration-form.module.css'
import { TextField } from '../form/text-field'
import type { TextKey } from '../../../../i18n/keys'
import { useLocale, usePage } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { fields } from '../../../../registration/fields'
import type {
  AskedForLinks,
  ChangeResult,
  FoundRegistration,
  GuestEvent,
  LinkFailure,
  RegistrationPage as Facts,
} from '../../../../registration/guest-pages'
import { ChangeForm, RegistrationChanges } from './registration-changes'
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
      {page.failure ? (
        <Failure {...page} email={contact.email} />
      ) : (
        <Registration {...page} place={place} email={contact.email} />
      )}
    </article>
  )
}

function Registration({ place, email, ...page }: FoundRegistration & Pick<Props, 'place'> & { email: string }) {
  const t = useTexts()
  const { registration, event, outcome } = page
  const { full_name, state, seats, invited, new_email: newEmail } = registration
  if (newEmail !== null) return <ConfirmAddress {...page} newEmail={newEmail} />
  const isCancelled = state === 'cancelled'
  // As far as the site knows, an event that the content no longer has does not take place either.
  const isCalledOff = !isCancelled && event?.cancelled !== false
  return (
    <>
      {/* A cancelled registration has no seats to keep: its page says only that it is cancelled. */}
      {outcome && !(isCancelled && outcome === 'invalid_data') && <Outcome {...page} outcome={outcome} />}
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
        <Booked {...page} isCalledOff={isCalledOff} email={email} />
      )}
      {isCancelled && registration.withdrawn && registration.restorable && event && !event.cancelled && (
        <Restore {...page} />
      )}
      {/* If the event was called off, to cancel is only to be erased. */}
      {!isCancelled && !(isCalledOff && invited) && <RegistrationChanges {...page} isCalledOff={isCalledOff} />}
    </>
  )
}

/** What the guest is told about each result, and whether it is bad news. */
const results = {
  changed: ['change:changed', false],
  cancelled: ['change:cancelled.done', false],
  restored: ['change:undo.done', false],
  confirmed: ['change:confirmed', false],
  address_sent: ['change:addressSent', false],
  invalid_data: ['change:notChanged', true],
  already_arrived: ['change:arrived', true],
  changed_meanwhile: ['registration:answer.changed_meanwhile', true],
  capacity_full: ['change:full', true],
  may_wait: ['change:undo.mayWait', true],
  registration_not_open: ['change:closed', true],
  registration_closed: ['change:closed', true],
  too_many_from_network: ['change:tooMany', true],
  too_many_registrations: ['change:tooMany', true],
  too_late: ['change:undo.late', true],
  email_taken: ['registration:correct.taken', true],
  no_mail: ['change:noMail', true],
} as const satisfies Record<ChangeResult, [TextKey, boolean]>

/** What became of the change that the guest asked for. */
function Outcome({ outcome, registration, refused }: FoundRegistration & { outcome: ChangeResult }) {
  const t = useTexts()
  const [key, isError] = results[outcome]
  if (refused && outcome === 'invalid_data') {
    return (
      <AnswerMessage isError>
        {t('change:invalid')}
        <FieldErrors errors={refused.errors} labels={{ email: t('change:guest.email') }} />
      </AnswerMessage>
    )
  }
  const isWaiting = outcome === 'restored' && registration.state === 'waiting'
  return <AnswerMessage isError={isError}>{t(isWaiting ? 'change:undo.waiting' : key)}</AnswerMessage>
}

/** Behind the link in a mail to a new address: a button, because mail programs open links by themselves. */
function ConfirmAddress({ newEmail, ...page }: FoundRegistration & { newEmail: string }) {
  const t = useTexts()
  const { event, outcome } = page
  return (
    <>
      {outcome && <Outcome {...page} outcome={outcome} />}
      <Panel heading={t('change:confirm.heading')}>
        {event && <p className={panel.event}>{event.title}</p>}
        <p>{t('change:confirm.message', { email: newEmail })}</p>
        <ChangeForm {...page} action="confirm">
          <button type="submit" className={form.button}>
            {t('change:confirm.send')}
          </button>
        </ChangeForm>
      </Panel>
    </>
  )
}

/** For a guest who has cancelled: to take it back, or to wait, if no place is free. */
function Restore(page: FoundRegistration) {
  const t = useTexts()
  const waits = page.registration.restorable === 'waiting'
  return (
    <section className={styles.change} aria-labelledby="undo-heading">
      <h2 id="undo-heading">{t('change:undo.heading')}</h2>
      <ChangeForm {...page} action="restore">
        {waits && <input type="hidden" name="waiting" value="true" />}
        <p>{t(waits ? 'change:undo.mayWait' : 'change:undo.note')}</p>
        <button type="submit" className={form.button}>
          {t(waits ? 'registration:waiting.join' : 'change:undo.send')}
        </button>
      </ChangeForm>
    </section>
  )
}

/** What is booked or waited for, where there is no card: the event, and for how many. */
function Booked({
  registration,
  event,
  isCalledOff,
  email,
}: FoundRegistration & { isCalledOff: boolean; email: string }) {
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
    <Panel heading={isCalledOff ? t(event ? 'change:calledOff.title' : 'change:gone.title') : headings[state]}>
      {event && (
        <>
          <p className={panel.event}>{event.title}</p>
          <p>
            <When when={event.when} />
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
      {isCalledOff &&
        (event ? (
          <p>{t('change:calledOff.message')}</p>
        ) : (
          <p>
            {t('change:gone.message')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        ))}
      {state === 'waiting' && !isCalledOff && (
        <p>{t(registration.closed ? 'change:waitingClosed' : 'registration:waiting.message')}</p>
      )}
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
  if (failure === 'unknown_token' || failure === 'no_token') {
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
        {failure === 'unknown_token' && (
          <Panel heading={t('change:unknown.title')}>
            <p>
              {t('change:unknown.message')} {contact}
            </p>
          </Panel>
        )}
        <AskForLinks asked={asked} isAlone={failure === 'no_token'} />
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

/** Asks for an address, to which the links to everything that it is registered for are sent. */
function AskForLinks({ asked, isAlone }: { asked: AskedForLinks | undefined; isAlone: boolean }) {
  const t = useTexts()
  const Heading = isAlone ? 'h1' : 'h2'
  const locale = useLocale()
  return (
    <section aria-labelledby="links-heading">
      <form method="post" action="/api/links" noValidate className={form.form}>
        <Heading id="links-heading">{t('registration:links.heading')}</Heading>
        <p>{t('registration:links.note')}</p>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          name="email"
          label={t('registration:email')}
          required
          defaultValue={asked?.email}
          {...fields.email.input}
          error={asked?.error && t(`registration:error.${asked.error}`)}
        />
        <button type="submit" className={form.button}>
          {t('registration:links.send')}
        </button>
      </form>
    </section>
  )
}

export const fragment = graphql`
  fragment RegistrationPageExhibition on Exhibition {
    contact {
      email
    }
  }
`
