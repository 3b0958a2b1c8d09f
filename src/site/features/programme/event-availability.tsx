import * as React from 'react'
import { graphql } from 'gatsby'
import type { GetText } from '../../../i18n/keys'
import { useTexts } from '../../../i18n/texts'

type Props = {
  event: Queries.EventAvailabilityFragment
  /** Whether visitors register on another site, whose seats the server does not know. */
  isElsewhere: boolean
  className?: string
}

/**
 * Whether an event was called off or has seats: what the content says by hand, or else an element that
 * live-seats.script.ts fills. Nothing if there is nothing to say.
 */
export function EventAvailability({ event, isElsewhere, className }: Props) {
  const t = useTexts()
  const { slug, availability, cancelled } = event
  if (cancelled)
    return (
      <strong className={className} data-called-off>
        {t('programme:calledOff')}
      </strong>
    )
  if (isFixed(availability)) return <strong className={className}>{t(`programme:availability.${availability}`)}</strong>
  if (isElsewhere || !takesRegistrations(event)) return null
  // React leaves the content of an element with `dangerouslySetInnerHTML` to the script.
  return <strong className={className} data-event={slug} dangerouslySetInnerHTML={{ __html: '' }} />
}

const isFixed = (availability: Queries.EventAvailabilityFragment['availability']) =>
  availability === 'full' || availability === 'closed'

/** Whether visitors can register for an event, as far as its content says. */
export const takesRegistrations = ({
  availability,
  cancelled,
  registration,
}: Queries.EventAvailabilityFragment): boolean => Boolean(registration) && !cancelled && !isFixed(availability)

/** The words for each state of an event, for live-seats.script.ts: attributes of an element around the events. */
export const availabilityWords = (t: GetText) => ({
  'data-soon': t('programme:availability.soon'),
  'data-open': t('programme:availability.open'),
  'data-few': t('programme:availability.few'),
  'data-waiting': t('programme:availability.waiting'),
  'data-full': t('programme:availability.full'),
  'data-closed': t('programme:availability.closed'),
})

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
