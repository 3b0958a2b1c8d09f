import * as React from 'react'
import { graphql } from 'gatsby'
import { firstState } from '../../components/live-seats'
import { useTexts } from '../../../i18n/texts'

type Props = {
  event: Queries.EventAvailabilityFragment
  /** Whether visitors register on another site, whose seats the server does not know. */
  isElsewhere: boolean
  className?: string | undefined
}

/**
 * Whether an event was called off or has seats: what the content says by hand. If visitors register here,
 * live-seats.script.ts fills in what the server says, because an organiser may say something else than the content. Nothing
 * if there is nothing to say. After the exhibition only that it was called off.
 */
export function EventAvailability({ event, isElsewhere, className }: Props) {
  const t = useTexts()
  const { slug, cancelled } = event
  if (cancelled)
    return (
      <strong className={className} data-called-off>
        {t('programme:calledOff')}
      </strong>
    )
  const fixed = firstState(event)
  const words = fixed && t(`programme:availability.${fixed}`)
  const untilEnd = `untilEnd ${className ?? ''}`
  if (isElsewhere || !hasLiveSeats(event)) return words && <strong className={untilEnd}>{words}</strong>
  // React leaves the content of an element with `dangerouslySetInnerHTML` to the script.
  const __html = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return <strong className={untilEnd} data-event={slug} dangerouslySetInnerHTML={{ __html }} />
}

/** Whether visitors register for an event on this site or another, unless it is closed now. */
export const hasLiveSeats = ({ cancelled, registration }: Queries.EventAvailabilityFragment): boolean =>
  Boolean(registration) && !cancelled

/** Whether visitors can register for an event, as far as its content says. */
export const takesRegistrations = (event: Queries.EventAvailabilityFragment): boolean =>
  hasLiveSeats(event) && !firstState(event)

export const fragment = graphql`
  fragment EventAvailability on Event {
    slug
    availability
    cancelled
    registration {
      persons
    }
  }
`
