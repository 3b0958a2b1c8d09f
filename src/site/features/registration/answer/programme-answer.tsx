import * as React from 'react'
import { graphql } from 'gatsby'
import { AnswerMessage, TooLate } from '../card/answer-message'
import { Confirmation, MailNote, WaitingConfirmation } from '../card/confirmation'
import { CorrectAddress } from '../form/correct-address'
import { RegistrationForm } from '../form/registration-form'
import { useLocale } from '../../../../i18n/page'
import { hrefOf, pathTo } from '../../../../i18n/routes'
import { useTexts } from '../../../../i18n/texts'
import type { FormAnswer, GuestEvent } from '../../../../registration/guest-pages'
import { textOfRefusal } from '../../../../registration/refusals'
import * as styles from './programme-answer.module.css'

type Props = {
  page: FormAnswer
  /** What of the event is in the content. */
  content: Queries.GuestEventFragment | undefined
  exhibition: Queries.ProgrammeAnswerFragment
}

/** The answer to a form of the programme that was sent without JavaScript (decision 046). */
export function ProgrammeAnswer({ page, content, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { event } = page
  if (!event) {
    return (
      <article className={styles.page}>
        <h1>{t('registration:heading')}</h1>
        {page.outcome === 'refused' && (
          <AnswerMessage isError>{t(textOfRefusal('programme', page.refusal))}</AnswerMessage>
        )}
        <p>
          <a href={`${hrefOf(pathTo('home', locale))}#program`}>{t('common:menu.program')}</a>
        </p>
      </article>
    )
  }
  return (
    <article className={styles.page}>
      <h1>{event.title}</h1>
      {page.outcome === 'refused' && (
        <p>
          {event.when}
          <br />
          {event.where}
        </p>
      )}
      <section className={styles.registration} aria-labelledby="registration-heading">
        <h2 id="registration-heading">{t('registration:heading')}</h2>
        <Answer page={page} event={event} content={content} exhibition={exhibition} />
      </section>
      <p>
        <a href={event.path}>{t('registration:programme.back')}</a>
      </p>
    </article>
  )
}

function Answer({ page, event, content, exhibition: { contact, notice } }: Props & { event: GuestEvent }) {
  const t = useTexts()
  if (page.outcome === 'refused' && page.refusal === 'too_late') return <TooLate contact={contact.email} />
  if (page.outcome === 'refused') {
    const { slug, maxSeats } = event
    return (
      notice && (
        <RegistrationForm
          form="programme"
          event={slug}
          maxSeats={maxSeats}
          places={content?.registration}
          notice={notice}
          refused={page}
        />
      )
    )
  }
  const { mail, guest, correction } = page
  const address = (
    <CorrectAddress
      event={event.slug}
      email={guest.email}
      submissionId={guest.submissionId}
      contact={contact.email}
      onCard={page.outcome === 'registered'}
      {...(correction && { correction })}
    />
  )
  const seats = t('registration:programme.places', { count: guest.seats })
  if (page.outcome === 'waiting') {
    return (
      <WaitingConfirmation event={event} seats={seats} mail={mail} focus>
        {address}
      </WaitingConfirmation>
    )
  }
  return (
    <Confirmation
      event={event}
      place={content?.place}
      name={guest.name}
      email={guest.email}
      seats={seats}
      heading="h3"
      focus
    >
      <MailNote mail={mail} contact={contact.email} />
      {address}
    </Confirmation>
  )
}

export const fragment = graphql`
  fragment ProgrammeAnswer on Exhibition {
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
