import * as React from 'react'
import { graphql } from 'gatsby'
import { RouteLink } from '../../components/route-link'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { mostPersons } from '../../../model/registration-period'
import { eventPlaceholders, guestPlaceholders, placeholder } from '../../../registration/placeholders'
import { Confirmation } from './confirmation'
import { InPart } from './in-part'
import { LetterWidths } from './letter-widths'
import { MailNote, NoMailNote, WaitingMailNote } from './mail-note'
import { RegistrationForm } from './registration-form'
import { WaitingConfirmation } from './waiting-confirmation'
import * as styles from './registration-answer.module.css'

type Props = { exhibition: Queries.RegistrationAnswerFragment }

/**
 * What the function answers to a form of the programme that was sent without JavaScript, with placeholders for all that
 * depends on the event and the request (decision 046). It is never shown as it is.
 */
export function RegistrationAnswer({ exhibition: { contact, notice } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <article className={styles.page}>
      <LetterWidths />
      <h1>
        <InPart name="noEvent">{t('registration:heading')}</InPart>
        <InPart name="event">{eventPlaceholders.title}</InPart>
      </h1>
      <InPart name="noEvent">
        <div data-registration-answer />
        <p>
          <RouteLink to="home" anchor="program">
            {t('common:menu.program')}
          </RouteLink>
        </p>
      </InPart>
      <InPart name="event">
        <InPart name="refused">
          <p>
            {eventPlaceholders.when}
            <br />
            {eventPlaceholders.where}
          </p>
        </InPart>
        <section className={styles.registration} aria-labelledby="registration-heading">
          <h2 id="registration-heading">{t('registration:heading')}</h2>
          <InPart name="refused">
            {notice && (
              <RegistrationForm
                form="programme"
                event={eventPlaceholders.slug}
                persons={mostPersons}
                notice={notice}
                offersWaiting
                onRegistered={() => undefined}
              />
            )}
          </InPart>
          <InPart name="registered">
            <Confirmation
              event={eventPlaceholders}
              guest={guestPlaceholders}
              places={placeholder('places')}
              heading="h3"
            >
              <InPart name="mail">
                <MailNote />
              </InPart>
              <InPart name="noMail">
                <NoMailNote email={contact.email} />
              </InPart>
            </Confirmation>
          </InPart>
          <InPart name="waiting">
            <WaitingConfirmation
              event={eventPlaceholders}
              places={placeholder('places')}
              mail={
                <InPart name="mail">
                  <WaitingMailNote />
                </InPart>
              }
            />
          </InPart>
        </section>
        <p>
          <a href={placeholder('path', locale)}>{t('registration:programme.back')}</a>
        </p>
      </InPart>
    </article>
  )
}

export const fragment = graphql`
  fragment RegistrationAnswer on Exhibition {
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
