import * as React from 'react'
import { graphql } from 'gatsby'
import { TextPage } from '../../components/text-page'
import { formatDate } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'

type Props = { statement: Queries.StatementFragment; exhibition: Queries.StatementSignatureFragment }

/** What the site promises to people with disabilities, where it falls short, and whom to tell. */
export function Statement({ statement: { title, intro, sections, feedback, date }, exhibition }: Props) {
  const { organizer, contact } = exhibition
  return (
    <TextPage title={title} intro={intro} sections={[...sections, feedback]}>
      <p>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        {organizer}, <time dateTime={date}>{formatDate(date, useLocale())}</time>
      </p>
    </TextPage>
  )
}

export const fragment = graphql`
  fragment Statement on Accessibility {
    title(language: $language)
    intro(language: $language)
    sections {
      ...TextSection
    }
    feedback {
      ...TextSection
    }
    date
  }

  fragment StatementSignature on Exhibition {
    organizer(language: $language)
    contact {
      email
    }
  }
`
