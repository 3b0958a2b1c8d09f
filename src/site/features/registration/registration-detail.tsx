import * as React from 'react'
import { graphql } from 'gatsby'
import { calendarPath } from '../../components/calendar-path'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { placeholder } from '../../../registration/placeholders'
import { ChangeForms } from './change-forms'
import { InPart } from './in-part'
import * as card from './confirmation.module.css'
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
      <InPart name="found">
        <InPart name="answered">
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
          </div>
        </InPart>
        <Booked />
        <InPart name="changeable">
          <ChangeForms />
        </InPart>
      </InPart>
      <InPart name="unknownToken">
        <h1>{t('change:unknown.title')}</h1>
        <p>
          {t('change:unknown.message')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </InPart>
      <InPart name="unavailable">
        <h1>{t('change:heading')}</h1>
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
        <h1>{t('change:heading')}</h1>
        <div className={styles.answer} data-registration-answer>
          <p role="alert" className={styles.error}>
            {t('change:notPublished')}
          </p>
        </div>
      </InPart>
    </article>
  )
}

/** What is booked, under the state of the registration. */
function Booked() {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className={card.confirmation}>
      <h1 className={card.heading}>
        <InPart name="registered">{t('registration:success.title')}</InPart>
        <InPart name="waiting">{t('change:waiting.title')}</InPart>
        <InPart name="cancelled">{t('change:cancelled.title')}</InPart>
      </h1>
      <InPart name="event">
        <p className={card.event}>{placeholder('event', 'title')}</p>
        <p>
          {placeholder('event', 'when')}
          <br />
          {placeholder('event', 'where')}
        </p>
      </InPart>
      <InPart name="changeable">
        <p className={card.places}>
          <InPart name="programme">{placeholder('places')}</InPart>
          <InPart name="invitation">
            <InPart name="one">{t('registration:solo')}</InPart>
            <InPart name="several">{t('registration:plusOne')}</InPart>
          </InPart>
        </p>
        <p>
          {t('registration:fullName')}: {placeholder('value', 'fullName')}
        </p>
      </InPart>
      <InPart name="waiting">
        <p>{t('change:waiting.message')}</p>
      </InPart>
      <InPart name="cancelled">
        <p>{t('change:cancelled.message')}</p>
      </InPart>
      <InPart name="event">
        <InPart name="registered">
          <p>
            <a href={calendarPath(placeholder('event', 'slug'), locale)} type="text/calendar" download>
              {t('registration:success.calendar')}
            </a>
          </p>
        </InPart>
        <p>
          <a href={placeholder('event', 'path')}>
            <InPart name="changeable">{t('registration:programme.back')}</InPart>
            <InPart name="cancelled">{t('change:cancelled.again')}</InPart>
          </a>
        </p>
      </InPart>
    </div>
  )
}

export const fragment = graphql`
  fragment RegistrationDetail on Exhibition {
    contact {
      email
    }
  }
`
