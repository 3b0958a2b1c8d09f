import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { eventPlaceholders, guestPlaceholders, placeholder } from '../../../registration/placeholders'
import { ChangeForms } from './change-forms'
import { Confirmation } from './confirmation'
import { InPart } from './in-part'
import { LetterWidths } from './letter-widths'
import * as panel from './confirmation.module.css'
import * as styles from './registration-detail.module.css'

type Props = { exhibition: Queries.RegistrationDetailFragment }

/**
 * The page of a registration, with placeholders for all that depends on the request (decision 049). Functions fill it in.
 * It is never shown as it is.
 */
export function RegistrationDetail({ exhibition: { contact } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <article className={styles.page}>
      <InPart name="answered">
        <Answer />
      </InPart>
      <LetterWidths />
      <InPart name="admitted">
        <Confirmation event={eventPlaceholders} guest={guestPlaceholders} places={placeholder('places')} heading="h1">
          <BackToEvent />
        </Confirmation>
      </InPart>
      <InPart name="notAdmitted">
        <div className={`${panel.panel} ${styles.panel}`}>
          <h1 className={panel.heading}>
            <InPart name="registered">{t('registration:success.title', { name: guestPlaceholders.text })}</InPart>
            <InPart name="waiting">{t('registration:waiting.title')}</InPart>
            <InPart name="cancelled">{t('change:cancelled.title')}</InPart>
            <InPart name="calledOff">{t('change:calledOff.title')}</InPart>
            <InPart name="unknownToken">{t('change:unknown.title')}</InPart>
            <InPart name="unavailable">{t('change:heading')}</InPart>
            <InPart name="not_published">{t('change:heading')}</InPart>
          </h1>
          <InPart name="found">
            <Booked />
          </InPart>
          <InPart name="unknownToken">
            <p>
              {t('change:unknown.message')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </InPart>
          <InPart name="unavailable">
            <div className={styles.answer} data-registration-answer>
              <p role="alert" className={styles.error}>
                {t('change:unavailable')}
              </p>
            </div>
            <p>
              <a href={placeholder('path', locale)}>{t('change:again')}</a>
            </p>
          </InPart>
          <InPart name="not_published">
            <div className={styles.answer} data-registration-answer>
              <p role="alert" className={styles.error}>
                {t('change:notPublished')}
              </p>
            </div>
          </InPart>
        </div>
      </InPart>
      <InPart name="cancellable">
        <ChangeForms />
      </InPart>
    </article>
  )
}

/** What became of the change that the guest asked for. */
function Answer() {
  const t = useTexts()
  return (
    <div className={styles.answer} data-registration-answer>
      <InPart name="changed">
        <p role="status">{t('change:changed')}</p>
      </InPart>
      <InPart name="nowCancelled">
        <p role="status">{t('change:cancelled.done')}</p>
      </InPart>
      <InPart name="notChanged">
        <p role="alert" className={styles.error}>
          {t('change:notChanged')}
        </p>
      </InPart>
      <InPart name="hasArrived">
        <p role="alert" className={styles.error}>
          {t('change:arrived')}
        </p>
      </InPart>
    </div>
  )
}

/** What is booked or waited for, where there is no card: the event, and for how many. */
function Booked() {
  const t = useTexts()
  return (
    <>
      <InPart name="event">
        <p className={panel.event}>{eventPlaceholders.title}</p>
        <p>
          {eventPlaceholders.when}
          <br />
          {eventPlaceholders.where}
        </p>
      </InPart>
      <InPart name="changeable">
        <p className={panel.places}>
          <InPart name="registered">{placeholder('places')}</InPart>
          <InPart name="waiting">{t('registration:waiting.places', { places: placeholder('places') })}</InPart>
        </p>
      </InPart>
      <InPart name="cancellable">
        <p>
          {t('registration:fullName')}: {guestPlaceholders.text}
        </p>
      </InPart>
      <InPart name="waiting">
        <p>{t('registration:waiting.message')}</p>
      </InPart>
      <InPart name="cancelled">
        <p>{t('change:cancelled.message')}</p>
      </InPart>
      <InPart name="mayRegisterAgain">
        <p>{t('change:cancelled.again')}</p>
      </InPart>
      <InPart name="calledOff">
        <p>{t('change:calledOff.message')}</p>
      </InPart>
      <InPart name="event">
        <BackToEvent />
      </InPart>
    </>
  )
}

function BackToEvent() {
  const t = useTexts()
  return (
    <p>
      <a href={placeholder('event', 'path')}>{t('registration:programme.back')}</a>
    </p>
  )
}

export const fragment = graphql`
  fragment RegistrationDetail on Exhibition {
    contact {
      email
    }
  }
`
