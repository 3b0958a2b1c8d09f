import * as React from 'react'
import { graphql } from 'gatsby'
import { Fold } from '../../components/fold'
import { Way } from '../../components/map-links'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { placeLines } from '../../../i18n/address'
import { useTexts } from '../../../i18n/texts'
import { Access } from './access'
import * as styles from './contact.module.css'
import { OpeningHours } from './opening-hours'
import { phoneLink } from './phone-link'
import { Stops } from './stops'
import { WayMap } from './way-map'

type Props = { exhibition: Queries.ContactFragment }

/** Opening hours, address, contact, map, ways there and access to the building. */
export function Contact({ exhibition }: Props) {
  const t = useTexts()
  const { venue, contact } = exhibition
  const { position } = venue
  return (
    <Section id="contact" heading={t('home:contact.heading')} isLong>
      <div className={styles.layout}>
        <div className={styles.part}>
          <OpeningHours exhibition={exhibition} />
        </div>
        <div className={`${styles.part} ${styles.facts}`}>
          <div>
            <h3>{t('home:contact.address')}</h3>
            <address className={styles.fact}>
              {placeLines(venue).map((line, index) => (
                <React.Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </React.Fragment>
              ))}
            </address>
          </div>
          <div>
            <h3>{t('home:contact.reach')}</h3>
            <p className={styles.fact}>
              <a href={`mailto:${contact.email}`} className={styles.line}>
                {contact.email}
              </a>
              {contact.phone && (
                <a href={phoneLink(contact.phone)} className={`${styles.line} ${styles.phone}`}>
                  {contact.phone.replaceAll(' ', '\u00a0')}
                </a>
              )}
            </p>
          </div>
        </div>
        {contact.map && <WayMap map={contact.map} />}
        {exhibition.floors && (
          <p className={`${styles.part} ${styles.wide}`}>
            <RouteLink to="rooms" className={styles.line}>
              {t('home:contact.rooms')}
            </RouteLink>
          </p>
        )}
        <div className={styles.wide}>
          <Fold heading={t('home:contact.directions')}>
            <div className={contact.stops ? styles.ways : undefined}>
              {contact.stops && <Stops stops={contact.stops} />}
              <ul className={styles.directions}>
                {contact.directions.map((direction) => (
                  <li key={direction}>{direction}</li>
                ))}
              </ul>
            </div>
            {position && (
              <div className={styles.ways}>
                <Way place={venue} />
                <p className={styles.coordinates}>
                  {t('home:contact.coordinates')}{' '}
                  <span className={styles.position}>{`${position.latitude}, ${position.longitude}`}</span>
                </p>
              </div>
            )}
          </Fold>
          <Access exhibition={exhibition} />
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Contact on Exhibition {
    ...OpeningHours
    ...Access
    floors {
      name(language: $language)
    }
    venue {
      ...Way
      name(language: $language)
      address {
        ...AddressLines
      }
    }
    contact {
      email
      phone
      stops {
        ...Stops
      }
      directions(language: $language)
      map {
        ...WayMap
      }
    }
  }
`
