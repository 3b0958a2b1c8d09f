import * as React from 'react'
import { graphql } from 'gatsby'
import { byTime } from '../../dom/by-time'
import { placeLines } from '../../../i18n/address'
import { formatDateRange, formatEventTime, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import { defaultPersons, registrationEnd } from '../../../model/registration-period'
import { Confirmation } from './confirmation'
import { readDraft, type Registered } from './draft'
import { MailNote } from './mail-note'
import { RegistrationForm } from './registration-form'
import { useBrowserValue } from './use-browser-value'

type Props = { event: Queries.EventRegistrationFragment; exhibition: Queries.EventRegistrationExhibitionFragment }

/**
 * Registration for an event of the programme, with its heading: when it opens, then the form, then that it has closed; for
 * a registered guest, the confirmation. Nothing for an event without registration.
 */
export function EventRegistration({ event, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [registered, setRegistered] = React.useState<Registered>()
  const { slug, title, availability, registration } = event
  // After a reload, a registered guest still sees the confirmation.
  const wasRegistered = useBrowserValue(() => readDraft(slug).registered?.seats ?? 0, 0)
  const wasMailed = useBrowserValue(() => readDraft(slug).registered?.mail ?? false, false)
  const { seats, mail } = registered ?? { seats: wasRegistered, mail: wasMailed }

  if (!registration) return null
  return (
    <>
      <h2 id="registration-heading">{t('registration:heading')}</h2>
      {seats > 0 ? (
        <Confirmation
          event={{ slug, title, when: formatEventTime(event, locale), where: placeLines(event.place).join(', ') }}
          places={t('registration:programme.places', { count: seats })}
          mail={<MailNote sent={mail} />}
          email={exhibition.contact.email}
          focus={registered !== undefined}
        />
      ) : availability === 'full' ? (
        <p>{t('registration:programme.full')}</p>
      ) : availability === 'closed' ? (
        <p>{t('registration:closed')}</p>
      ) : (
        <FormByTime event={event} exhibition={exhibition} onRegistered={setRegistered} />
      )}
    </>
  )
}

/** The form, and a sentence in its place before registration opens and after it has closed. The function decides by itself. */
function FormByTime({
  event,
  exhibition: { timeZone, notice },
  onRegistered,
}: Props & { onRegistered: (registered: Registered) => void }) {
  const t = useTexts()
  const locale = useLocale()
  const opens = event.registration?.opens ?? undefined
  const from = opens && instantOf(opens, timeZone)
  const until = instantOf(registrationEnd(event), timeZone)
  return (
    <>
      {opens && (
        <p {...byTime({ until: from })}>
          {t('registration:programme.opens', {
            date: formatDateRange(opens, opens, locale),
            time: formatTime(opens),
          })}
        </p>
      )}
      <div {...byTime({ from, until })}>
        {notice && (
          <RegistrationForm
            form="programme"
            event={event.slug}
            persons={event.registration?.persons ?? defaultPersons}
            notice={notice}
            onRegistered={onRegistered}
          />
        )}
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
