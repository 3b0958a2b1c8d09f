import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../i18n/texts'

type Props = { event: Queries.EventRegistrationFragment; exhibition: Queries.EventRegistrationExhibitionFragment }

/** Registration for an event of the programme. */
export function EventRegistration({ event }: Props) {
  const t = useTexts()
  return event.registration && <h2>{t('registration:heading')}</h2>
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
