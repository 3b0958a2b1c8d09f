import * as React from 'react'
import { calendarPath } from '../../components/calendar-path'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './confirmation.module.css'

type Props = {
  /** The event, in words. */
  event: { slug: string; title: string; when: string; where: string }
  /** How many places are registered or waited for, in words. */
  places: string
  /** Whether the visitor is on the waiting list, and not registered. */
  waiting?: boolean
  /** What the visitor is told about mail. */
  mail?: React.ReactNode
  /** Whether the confirmation takes the focus: it replaces the form, which had it. */
  focus?: boolean
}

/** What a guest has registered for in the programme, or waits for. It takes the place of the form. */
export function Confirmation({ event, places, waiting = false, mail, focus = false }: Props) {
  const { slug, title, when, where } = event
  const t = useTexts()
  const locale = useLocale()
  const heading = React.useRef<HTMLHeadingElement>(null)

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  return (
    <div className={styles.confirmation}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading} data-registration-confirmed>
        {t(waiting ? 'registration:waiting.title' : 'registration:success.title')}
      </h3>
      <p className={styles.event}>{title}</p>
      <p>
        {when}
        <br />
        {where}
      </p>
      <p className={styles.places}>{waiting ? t('registration:waiting.places', { places }) : places}</p>
      {waiting ? (
        <p>{t('registration:waiting.message')}</p>
      ) : (
        <p>
          <a href={calendarPath(slug, locale)} type="text/calendar" download>
            {t('registration:success.calendar')}
          </a>
        </p>
      )}
      {mail}
    </div>
  )
}
