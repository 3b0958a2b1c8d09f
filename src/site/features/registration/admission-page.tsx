import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import type { GuestName } from '../../../registration/guest-name'
import { Confirmation } from './confirmation'
import { DarkPage } from './dark-page'
import { eventWords } from './event-words'

type Props = {
  event: Queries.AdmissionPageFragment
  guest: GuestName
  /** How many places are registered, in words. */
  places: string
  /** Whether the card takes the focus: it replaces the form, which had it. */
  focus?: boolean
  /** What the guest is told about mail. */
  children: React.ReactNode
}

/** The admission card of a guest of the invitation, as a page without the layout of the site. */
export function AdmissionPage({ event, guest, places, focus = false, children }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <DarkPage>
      <Confirmation
        event={eventWords(event, locale)}
        guest={guest}
        places={places}
        dressCode={event.invitation?.dressCode}
        heading="h1"
        focus={focus}
      >
        <p>{t('registration:success.message')}</p>
        {children}
      </Confirmation>
    </DarkPage>
  )
}

export const fragment = graphql`
  fragment AdmissionPage on Event {
    ...EventFacts
    title(language: $language)
    slug
    invitation {
      dressCode(language: $language)
    }
  }
`
