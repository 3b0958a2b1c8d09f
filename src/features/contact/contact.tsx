import * as React from 'react'
import { graphql } from 'gatsby'
import { Section } from '../../components/section'
import { formatDay, formatTimeRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact.module.css'

type Props = { exhibition: Queries.ContactFragment }

/** When and where, and whom to ask. */
export function Contact({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { venue, openingHours, contact, admission } = exhibition
  return (
    <Section id="contact" heading={t('home:contact.heading')}>
      <div className={styles.columns}>
        <div>
          <h3>{t('home:contact.hours')}</h3>
          <table className={styles.hours}>
            <tbody>
              {openingHours.map(({ date, opens, closes }) => (
                <tr key={date}>
                  <th scope="row">
                    <time dateTime={date}>{formatDay(date, locale)}</time>
                  </th>
                  <td>{formatTimeRange(opens, closes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{admission}</p>
        </div>
        <div>
          <h3>{t('home:contact.address')}</h3>
          <address className={styles.address}>
            {venue.name}
            <br />
            {venue.address?.street}
            <br />
            {venue.address?.postalCode} {venue.address?.locality}
          </address>
          {venue.position && (
            <p>
              <a href={mapLink(venue.position)}>{t('home:contact.map')}</a>
            </p>
          )}
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <br />
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          </p>
        </div>
        <div>
          <h3>{t('home:contact.directions')}</h3>
          <ul className={styles.directions}>
            {contact.directions.map((direction) => (
              <li key={direction}>{direction}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** A public map with a pin; phones offer to open it in an application. */
function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

export const fragment = graphql`
  fragment Contact on Exhibition {
    admission(language: $language)
    openingHours {
      date
      opens
      closes
    }
    venue {
      name(language: $language)
      address {
        street
        postalCode
        locality(language: $language)
      }
      position {
        latitude
        longitude
      }
    }
    contact {
      email
      phone
      directions(language: $language)
    }
  }
`
