import * as React from 'react'
import { When } from '../../../components/event-time'
import { graphql } from 'gatsby'
import { AnswerMessage } from '../card/answer-message'
import { ProgrammeConfirmation } from '../card/confirmation'
import { CorrectAddress, Uncorrected } from '../form/correct-address'
import { RegistrationForm } from '../form/registration-form'
import * as styles from '../form/registration-form.module.css'
import { useLocale } from '../../../../i18n/page'
import { hrefOf, pathTo } from '../../../../i18n/routes'
import { useTexts } from '../../../../i18n/texts'
import type { FormAnswer, GuestEvent } from '../../../../registration/guest-pages'
import { textOfRefusal } from '../../../../registration/refusals'

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
      <article className={styles.form}>
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
    <article className={styles.form}>
      <h1>{event.title}</h1>
      {(page.outcome === 'refused' || page.outcome === 'uncorrected') && (
        <p>
          <When when={event.when} />
          <br />
          {event.where}
        </p>
      )}
      <section className={styles.form} aria-labelledby="registration-heading">
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
  if (page.outcome === 'uncorrected') return <Uncorrected page={page} event={event.slug} contact={contact.email} />
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
  const { outcome, mail, guest, correction } = page
  return (
    <ProgrammeConfirmation
      event={event}
      place={content?.place}
      guest={guest}
      waiting={outcome === 'waiting'}
      mail={mail}
      contact={contact.email}
      focus
    >
      <CorrectAddress
        event={event.slug}
        email={guest.email}
        submissionId={guest.submissionId}
        contact={contact.email}
        onCard={outcome === 'registered'}
        {...(correction && { correction })}
      />
    </ProgrammeConfirmation>
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
