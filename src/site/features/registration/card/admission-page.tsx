import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../../i18n/texts'
import { Confirmation } from './confirmation'
import { DarkPage } from './dark-page'

type Props = Omit<React.ComponentProps<typeof Confirmation>, 'place' | 'dressCode' | 'heading'> & {
  /** What of the event is in the content. */
  content: Queries.AdmissionPageFragment
}

/** The admission card of a guest of the invitation, as a page without the layout of the site. */
export function AdmissionPage({ content: { invitation, place }, children, ...card }: Props) {
  const t = useTexts()
  return (
    <DarkPage>
      <Confirmation {...card} place={place} dressCode={invitation?.dressCode} heading="h1">
        <p>{t('registration:success.message')}</p>
        {children}
      </Confirmation>
    </DarkPage>
  )
}

export const fragment = graphql`
  fragment AdmissionPage on Event {
    invitation {
      dressCode(language: $language)
    }
    place {
      ...Way
    }
  }
`
