import * as React from 'react'
import { graphql } from 'gatsby'
import { Neighbour } from '../../components/neighbours'
import { formatDay, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { tintOfEvent } from './tint-of-event'

type Props = {
  event: Queries.EventNeighbourFragment
  label: string
  rel: 'prev' | 'next'
}

/** A link to the previous or next event of the programme, with its time, on its tint. */
export function EventNeighbour({ event, label, rel }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, title, start, cancelled } = event
  const when = `${label} ${formatDay(start, locale)}, ${formatTime(start, locale)}${cancelled ? `. ${t('programme:calledOff')}` : ''}`
  return <Neighbour to="event" slug={slug} rel={rel} label={when} name={title} tint={tintOfEvent(event)} />
}

export const fragment = graphql`
  fragment EventNeighbour on Event {
    slug
    title(language: $language)
    start
    cancelled
    ...EventTint
  }
`
