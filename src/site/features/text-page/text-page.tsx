import * as React from 'react'
import { graphql } from 'gatsby'
import { PageTitle } from '../../components/page-title'
import { PlaceLink } from '../../components/place-link'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { anchorsOf } from '../../../i18n/anchors'
import { formatDate } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { partId } from './part-id'
import * as styles from './text-page.module.css'

type Props = { page: Queries.TextPageFragment; exhibition: Queries.TextPageExhibitionFragment }

/** A page lists its parts if it has more of them than this. */
const fewParts = 4

type Part = { heading: string; text: string; place?: Queries.QuestionFragment['place'] }

/** A text page: questions, then sections. It may end with a contact, a signature and a date. */
export function TextPage({ page, exhibition }: Props) {
  const { title, intro, questions, sections, feedback, accessibility, date } = page
  const t = useTexts()
  const locale = useLocale()
  const email = feedback?.email ?? exhibition.contact.email
  const parts: Part[] = [
    ...(questions ?? []).map(({ question, answer, place }) => ({ heading: question, text: answer, place })),
    ...(sections ?? []),
    ...(feedback ? [feedback] : []),
  ]
  const anchors = anchorsOf(parts.map(({ heading }) => heading))
  return (
    <article>
      <PageTitle>{title}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Prose text={intro} className={styles.intro} />
          {accessibility && exhibition.contact.access && (
            <p>
              <RouteLink to="home" anchor="access">
                {t('common:access.building', { venue: exhibition.venue.name })}
              </RouteLink>
            </p>
          )}
          {parts.length > fewParts && (
            <nav aria-label={t('text-page:contents')}>
              <ul className={styles.contents}>
                {parts.map(({ heading }, index) => (
                  <li key={index}>
                    <a href={`#${anchors[index]}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className={styles.parts}>
          {parts.map(({ heading, text, place }, index) => (
            <section key={index} id={anchors[index]}>
              <h2 id={partId(index + 1)}>{heading}</h2>
              <Prose text={text} className={styles.text} />
              {place && (
                <p>
                  <PlaceLink place={place}>{place.name}</PlaceLink>
                </p>
              )}
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
        </div>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment TextPage on TextPage {
    title(language: $language)
    intro(language: $language)
    questions {
      ...Question
    }
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

  fragment Question on Question {
    question(language: $language)
    answer(language: $language)
    place {
      name(language: $language)
      ...PlaceLink
    }
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
