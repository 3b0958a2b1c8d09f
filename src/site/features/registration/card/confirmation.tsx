import * as React from 'react'
import { calendarPath } from '../../../components/calendar-path'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { AdmissionCard } from './admission-card'
import * as styles from './confirmation.module.css'

type Props = Omit<React.ComponentProps<typeof AdmissionCard>, 'event'> & {
  /** The event, in words. */
  event: { slug: string; title: string; when: string; where: string }
  /** What the guest is told besides. */
  children?: React.ReactNode
}

/** What a guest has registered for: the card, and below it what is not printed. It takes the place of the form. */
export function Confirmation({ event, children, ...card }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className={styles.confirmation}>
      <AdmissionCard event={event} {...card} />
      <div className={styles.notes}>
        <p>
          <a href={calendarPath(event.slug, locale)} type="text/calendar" download>
            {t('registration:success.calendar')}
          </a>
        </p>
        {children}
      </div>
    </div>
  )
}
