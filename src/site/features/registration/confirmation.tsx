import * as React from 'react'
import { calendarPath } from '../../components/calendar-path'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './confirmation.module.css'

type Props = {
  /** The event, in words. */
  event: { slug: string; title: string; when: string; where: string }
  /** How many places are registered, in words. */
  places: string
  /** What is said about a confirmation by mail. */
  mail: React.ReactNode
  /** Where a guest who cannot come writes to. */
  email: string
  /** Whether the confirmation takes the focus: it replaces the form, which had it. */
  focus?: boolean
}

/** What a guest has registered for in the programme. It takes the place of the form. */
export function Confirmation({ event: { slug, title, when, where }, places, mail, email, focus = false }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const heading = React.useRef<HTMLHeadingElement>(null)

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  return (
    <div className={styles.confirmation}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading} data-registration-confirmed>
        {t('registration:success.title')}
      </h3>
      <p className={styles.event}>{title}</p>
      <p>
        {when}
        <br />
        {where}
      </p>
      <p className={styles.places}>{places}</p>
      <p>
        <a href={calendarPath(slug, locale)} type="text/calendar" download>
          {t('registration:success.calendar')}
        </a>
      </p>
      {mail}
      <p>
        {t('registration:programme.cancel')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}
