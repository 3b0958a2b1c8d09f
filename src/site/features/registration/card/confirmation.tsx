import * as React from 'react'
import { cardScript } from '#build-values'
import { calendarPath } from '../../../components/calendar-path'
import { Way } from '../../../components/map-links'
import * as button from '../../../components/text-button.module.css'
import { placeLines } from '../../../../i18n/address'
import { formatEventTime } from '../../../../i18n/dates'
import type { Locale } from '../../../../i18n/locales'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { AdmissionCard } from './admission-card'
import * as styles from './confirmation.module.css'

/** An event in words, as a confirmation shows it. The build writes the same for the function (tools/build/event-pages.ts). */
export function eventWords(event: Queries.EventFactsFragment & { slug: string; title: string }, locale: Locale) {
  const { slug, title, place } = event
  return { slug, title, when: formatEventTime(event, locale), where: placeLines(place).join(', ') }
}

type Props = Omit<React.ComponentProps<typeof AdmissionCard>, 'event'> & {
  /** The event, in words. */
  event: { slug: string; title: string; when: string; where: string }
  /** Where it is, if the content still has it. */
  place?: Queries.WayFragment | undefined
  /** What the guest is told besides. */
  children?: React.ReactNode
}

/** What a guest has registered for: the card, and below it what is not printed. It takes the place of the form. */
export function Confirmation({ event, place, children, ...card }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className={styles.confirmation}>
      <AdmissionCard event={event} {...card} />
      <div className={styles.notes}>
        <div className={styles.keep}>
          <a href={calendarPath(event.slug, locale)} type="text/calendar" download>
            {t('registration:success.calendar')}
          </a>
          <button type="button" className={button.button} data-picture={cardScript} data-file={`${event.slug}.png`}>
            {t('registration:card.picture')}
          </button>
          <p role="alert" hidden>
            {t('registration:card.notSaved')}
          </p>
          <button type="button" className={button.button} data-print>
            {t('registration:card.print')}
          </button>
        </div>
        {place && (
          <div>
            <Way place={place} modes={['foot']} />
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

/** Tells a registered guest that a confirmation comes by mail; else where to write to if they cannot come. */
export function MailNote({ mail, contact }: { mail: boolean; contact: string }) {
  const t = useTexts()
  if (mail) return <p>{t('registration:success.mail')}</p>
  return (
    <>
      <p>{t('registration:programme.noMail')}</p>
      <p>
        {t('registration:programme.cancel')} <a href={`mailto:${contact}`}>{contact}</a>
      </p>
    </>
  )
}

type ProgrammeProps = Pick<Props, 'event' | 'place' | 'focus' | 'children'> & {
  guest: { name: string; email?: string | undefined; seats: number }
  waiting: boolean
  /** Whether the same comes by mail. */
  mail: boolean
  /** Where the guest can write to. */
  contact: string
}

/** What a guest of the programme has registered or waits for. It takes the place of the form. */
export function ProgrammeConfirmation({ guest, waiting, mail, contact, children, ...shown }: ProgrammeProps) {
  const t = useTexts()
  const { name, email } = guest
  const seats = t('registration:programme.places', { count: guest.seats })
  if (waiting) {
    return (
      <Waiting {...shown} seats={seats}>
        {mail && <p>{t('registration:waiting.mail')}</p>}
        {children}
      </Waiting>
    )
  }
  return (
    <Confirmation {...shown} name={name} email={email} seats={seats} heading="h3">
      <MailNote mail={mail} contact={contact} />
      {children}
    </Confirmation>
  )
}

/** Does not look like a card that admits. */
function Waiting({ event: { title, when, where }, seats, focus = false, children }: Omit<Props, 'name' | 'heading'>) {
  const t = useTexts()
  const heading = React.useRef<HTMLHeadingElement>(null)

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} autoFocus={focus} className={`h1 ${styles.heading}`} data-registration-confirmed>
        {t('registration:waiting.title')}
      </h3>
      <p className={styles.event}>{title}</p>
      <p>
        {when}
        <br />
        {where}
      </p>
      <p className={styles.seats}>{t('registration:waiting.places', { places: seats })}</p>
      <p>{t('registration:waiting.message')}</p>
      {children}
    </div>
  )
}
