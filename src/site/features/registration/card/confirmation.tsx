import * as React from 'react'
import { cardScript } from '#build-values'
import { Way } from '../../../components/map-links'
import { calendarPath } from '../../../components/calendar-path'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { AdmissionCard } from './admission-card'
import * as button from '../../../components/text-button.module.css'
import * as styles from './confirmation.module.css'

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
