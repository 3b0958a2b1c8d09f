import * as React from 'react'
import { graphql, Link } from 'gatsby'
import { drawingAddress } from '../../components/drawing'
import { Fold } from '../../components/fold'
import { Way } from '../../components/map-links'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { placeLines } from '../../../i18n/address'
import { useLocale } from '../../../i18n/page'
import { pathOfWord } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import * as styles from './contact.module.css'
import { OpeningHours } from './opening-hours'

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

/**
 * The link of a phone number: 'tel:+493012345678' for '+49 (0)30 123-456 78'. The zero in parentheses is dialled inside
 * the country only; the other characters separate digits (ITU-T E.123, RFC 3966).
 */
export const phoneLink = (phone: string) => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`

/** Access to the building, and a link to the accessibility of the site. */
function Access({ exhibition: { contact, pages } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const statement = pages.find(({ accessibility }) => accessibility)
  if (!contact.access && !statement) return null
  return (
    <Fold id="access" heading={t('home:contact.access')}>
      {contact.access && (
        <ul className={styles.directions}>
          {contact.access.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {statement && (
        <p>
          <Link to={pathOfWord(statement.slug, locale)} className={styles.line}>
            {t('common:access.site')}
          </Link>
        </p>
      )}
    </Fold>
  )
}

/** The stops of public transport near the venue: the lines, the name of the stop, and the walk from it. */
function Stops({ stops }: { stops: readonly Queries.StopsFragment[] }) {
  const t = useTexts()
  return (
    <ul className={styles.stops}>
      {stops.map(({ by, lines, name, minutes }) => (
        <li key={`${by} ${name}`}>
          <strong className={styles.lines}>
            {[t(`home:contact.by.${by}`), lines?.join(', ')].filter(Boolean).join(' ')}
            {/* A line of one letter, which would be taken for a preposition at the end of a line. */}
            {'\u00a0'}
          </strong>
          <span>{name}</span> <span className={styles.walk}>{t('home:contact.onFoot', { minutes })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Only the ratio matters: the drawing is as wide as its column. */
const width = 1000

/** The drawn map of the way, with a list that explains its numbers. */
function WayMap({ map: { image, alt, legend } }: { map: Queries.WayMapFragment }) {
  const t = useTexts()
  const { ink } = image
  return (
    <figure className={styles.map}>
      <img
        src={drawingAddress(image)}
        alt={alt}
        className={styles.drawing}
        width={width}
        height={ink ? Math.round((width * ink.height) / ink.width) : width}
        loading="lazy"
      />
      <figcaption>
        <ol className={styles.legend} aria-label={t('home:contact.legend')}>
          {legend.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

export const fragment = graphql`
  fragment Contact on Exhibition {
    ...OpeningHours
    floors {
      name(language: $language)
    }
    pages {
      slug(language: $language)
      accessibility
    }
    venue {
      ...PlaceLines
      ...Way
    }
    contact {
      email
      phone
      stops {
        ...Stops
      }
      directions(language: $language)
      access(language: $language)
      map {
        ...WayMap
      }
    }
  }
  fragment Stops on Stop {
    by
    lines
    name
    minutes
  }
  fragment WayMap on ContactMap {
    image {
      ...Drawing
    }
    alt(language: $language)
    legend(language: $language)
  }
`
