import * as React from 'react'
import { graphql } from 'gatsby'
import { placeLines } from '../../../i18n/address'
import { formatDateRange, formatEventTime, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import { defaultPersons, registrationEnd } from '../../../model/registration-period'
import { byTime } from './by-time'
import { Confirmation } from './confirmation'
import { readDraft } from './draft'
import { RegistrationForm } from './registration-form'
import { useBrowserValue } from './use-browser-value'

type Props = { event: Queries.EventRegistrationFragment; exhibition: Queries.EventRegistrationExhibitionFragment }

/**
 * Registration for an event of the programme: when it opens, then the form, then that it has closed; for a registered
 * guest, the confirmation. Nothing for an event without registration. The function decides whether registration is open.
 */
export function EventRegistration({ event, exhibition: { timeZone, contact, notice } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [registered, setRegistered] = React.useState<number>()
  const { slug, title, availability, registration } = event
  // After a reload, a registered guest still sees the confirmation.
  const wasRegistered = useBrowserValue(() => readDraft(slug).registered ?? 0, 0)

  if (!registration || !notice) return null
  const count = registered ?? wasRegistered
  if (count) {
    const words = { slug, title, when: formatEventTime(event, locale), where: placeLines(event.place).join(', ') }
    const places = t('registration:programme.places', { count })
    return <Confirmation event={words} places={places} email={contact.email} focus={registered !== undefined} />
  }

  const heading = <h2 id="registration-heading">{t('registration:heading')}</h2>
  if (availability === 'full' || availability === 'closed') {
    return (
      <>
        {heading}
        <p>{availability === 'full' ? t('registration:programme.full') : t('registration:closed')}</p>
      </>
    )
  }

  const { persons } = registration
  const opens = registration.opens ?? undefined
  const from = opens && instantOf(opens, timeZone)
  const until = instantOf(registrationEnd(event), timeZone)
  return (
    <>
      {heading}
      {opens && (
        <p {...byTime({ until: from })}>
          {t('registration:programme.opens', {
            date: formatDateRange(opens, opens, locale),
            time: formatTime(opens),
          })}
        </p>
      )}
      <div {...byTime({ from, until })}>
        <RegistrationForm
          form="programme"
          event={slug}
          persons={persons ?? defaultPersons}
          notice={notice}
          onRegistered={setRegistered}
        />
      </div>
      <p {...byTime({ from: until })}>{t('registration:closed')}</p>
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
