import * as React from 'react'
import { graphql } from 'gatsby'
import { byTime } from '../../../dom/by-time'
import { eventWords, ProgrammeConfirmation } from '../card/confirmation'
import { formatDateRange, formatTime } from '../../../../i18n/dates'
import { useLocale } from '../../../../i18n/page'
import { pathTo } from '../../../../i18n/routes'
import { useTexts } from '../../../../i18n/texts'
import { instantOf } from '../../../../model/time-zone'
import { defaultPersons, registrationEnd } from '../../../../model/registration-period'
import { isTaking } from '../../../../registration/availability'
import { KeptRegistration } from './kept-registration'
import { OwnAddress } from './own-address'
import { RegistrationForm } from './registration-form'
import * as styles from './registration-form.module.css'
import { refusalOfState, useLiveState } from './use-live-state'
import { useRegistered } from './use-registered'

type Props = { event: Queries.EventRegistrationFragment; exhibition: Queries.EventRegistrationExhibitionFragment }

/** Registration for an event of the programme, with its heading. Nothing for an event without registration. */
export function EventRegistration({ event, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  if (!event.registration) return null
  return (
    <>
      <h2 id="registration-heading" tabIndex={-1} className="h1">
        {t('registration:heading')}
      </h2>
      <FormOrConfirmation event={event} exhibition={exhibition} />
      <p className="notPrinted">
        <a href={pathTo('registration', locale)}>{t('registration:links.heading')}</a>
      </p>
    </>
  )
}

/**
 * The form; for a guest who is registered or waits, the confirmation; a sentence if the event is full or closed: the server
 * says so, or the content, and the server does not say that it is open.
 */
function FormOrConfirmation({ event, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { slug } = event
  const registered = useRegistered(slug)
  const [isNew, setNew] = React.useState(false)
  const [isRefused, setRefused] = React.useState(false)
  const state = useLiveState()

  if (registered) {
    const contact = exhibition.contact.email
    return (
      <ProgrammeConfirmation
        event={eventWords(event, locale)}
        place={event.place}
        guest={registered}
        waiting={registered.waiting}
        mail={registered.mail}
        contact={contact}
        focus={isNew}
      >
        <OwnAddress event={slug} registered={registered} contact={contact} />
        <KeptRegistration event={event} timeZone={exhibition.timeZone} registered={registered} />
      </ProgrammeConfirmation>
    )
  }
  // A form that was refused stays, to say why.
  const said = isRefused ? undefined : refusalOfState(event, state)
  if (said === 'closed') return <p className={styles.state}>{t('registration:closed')}</p>
  if (said === 'full') return <p className={styles.state}>{t('registration:programme.full')}</p>
  return (
    <FormByTime event={event} exhibition={exhibition} isOpen={isRefused || isTaking(state)}>
      {exhibition.notice && (
        <RegistrationForm
          form="programme"
          event={slug}
          maxSeats={event.registration?.persons ?? defaultPersons}
          places={event.registration}
          full={state === 'waiting'}
          notice={exhibition.notice}
          onRefused={() => setRefused(true)}
          onRegistered={() => setNew(true)}
        />
      )}
    </FormByTime>
  )
}

/** The form, and a sentence in its place before registration opens and after it has closed. The function decides by itself. */
function FormByTime({
  event,
  exhibition: { timeZone },
  isOpen,
  children,
}: Props & { isOpen: boolean; children: React.ReactNode }) {
  const t = useTexts()
  const locale = useLocale()
  const opens = event.registration?.opens ?? undefined
  const from = opens && instantOf(opens, timeZone)
  const until = instantOf(registrationEnd(event), timeZone)
  return (
    <>
      {opens && !isOpen && (
        <p className={styles.state} {...byTime({ until: from })}>
          {t('registration:programme.opens', {
            // A range of one day is its date, with the month in words.
            date: formatDateRange(opens, opens, locale),
            time: formatTime(opens, locale),
          })}
        </p>
      )}
      <div {...(isOpen ? { hidden: false } : byTime({ from, until }))}>{children}</div>
      {!isOpen && (
        <p className={styles.state} {...byTime({ from: until })}>
          {t('registration:closed')}
        </p>
      )}
    </>
  )
}

export const fragment = graphql`
  fragment EventRegistration on Event {
    ...EventFacts
    slug
    title(language: $language)
    start
    end
    availability
    registration {
      opens
      closes
      persons
      ...Places
    }
  }
  fragment EventRegistrationExhibition on Exhibition {
    timeZone
    contact {
      email
    }
    notice {
      ...RegistrationForm
    }
  }
`
