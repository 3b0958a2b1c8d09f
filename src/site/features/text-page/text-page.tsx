import * as React from 'react'
import { graphql } from 'gatsby'
import { titleFontClass } from '../../components/fit'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { formatDate } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './text-page.module.css'

type Props = { page: Queries.TextPageFragment; exhibition: Queries.TextPageExhibitionFragment }

/** A text page with headings; it may end with a contact, a signature and a date. */
export function TextPage({ page: { title, intro, sections, feedback, accessibility, date }, exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const email = feedback?.email ?? exhibition.contact.email
  return (
    <article className={styles.page}>
      <h1 className={titleFontClass(title)}>{title}</h1>
      <Prose text={intro} className={styles.intro} />
      {accessibility && exhibition.contact.access && (
        <p>
          <RouteLink to="home" anchor="access">
            {t('common:access.building', { venue: exhibition.venue.name })}
          </RouteLink>
        </p>
      )}
      {[...sections, ...(feedback ? [feedback] : [])].map(({ heading, text }, index) => (
        <section key={index}>
          <h2>{heading}</h2>
          <Prose text={text} className={styles.text} />
        </section>
      ))}
      {feedback && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {date && (
        <p>
          {exhibition.organizer}, <time dateTime={date}>{formatDate(date, locale)}</time>
        </p>
      )}
    </article>
  )
}

export const fragment = graphql`
  fragment TextPage on TextPage {
    title(language: $language)
    intro(language: $language)
    sections {
      heading(language: $language)
      text(language: $language)
    }
    feedback {
      heading(language: $language)
      text(language: $language)
      email
    }
    accessibility
    date
  }

  fragment TextPageExhibition on Exhibition {
    organizer(language: $language)
    venue {
      name(language: $language)
    }
    contact {
      email
      access(language: $language)
    }
  }
`
