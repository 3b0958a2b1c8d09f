import * as React from 'react'
import { Picture, ratioOf } from '../../components/picture'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { tinted } from '../../components/tint'
import { formatWorkYears } from '../../components/years'
import { useTexts } from '../../../i18n/texts'
import * as styles from './pause.module.css'

type Props = {
  /** Undefined if the content names no work for this place. */
  work: Queries.ChosenWorkFragment | undefined
}

/** A work that fills the width of the home page between two sections, whole, on the tint of its artist. */
export function Pause({ work }: Props) {
  const t = useTexts()
  if (!work) return null
  const { artist, shown } = work
  const years = formatWorkYears(shown, t)
  const tint = tinted(artist.tint, `notPrinted ${styles.pause}`)
  return (
    <figure {...tint} style={{ ...tint.style, '--ratio': roundedUp(ratioOf(shown.image)) }}>
      <Picture file={shown.image} alt={shown.alt ?? ''} sizes="100vw" />
      <figcaption className={styles.caption}>
        <RouteLink to="work" slug={artist.slug} work={shown.slug} className={`stretchedLink ${styles.link}`}>
          {artist.name}, <cite>{shown.title}</cite>
        </RouteLink>
        {years && `, ${years}`}
      </figcaption>
    </figure>
  )
}
