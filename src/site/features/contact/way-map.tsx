import * as React from 'react'
import { graphql } from 'gatsby'
import { drawingAddress } from '../../components/drawing'
import { useTexts } from '../../../i18n/texts'
import * as styles from './way-map.module.css'

type Props = { map: Queries.WayMapFragment }

/** Only the ratio matters: the drawing is as wide as its column. */
const width = 1000

/** The drawn map of the way, with a list that explains its numbers. */
export function WayMap({ map: { image, alt, legend } }: Props) {
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
  fragment WayMap on ContactMap {
    image {
      ...Drawing
    }
    alt(language: $language)
    legend(language: $language)
  }
`
