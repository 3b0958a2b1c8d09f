import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './confirmation.module.css'

type Props = {
  /** The event, in words. */
  event: { title: string; when: string; where: string }
  /** How many seats are waited for, in words. */
  seats: string
  /** Whether the confirmation takes the focus: it replaces the form, which had it. */
  focus?: boolean
  /** What the visitor is told besides. */
  children?: React.ReactNode
}

/** What a visitor waits for. It takes the place of the form, and does not look like a card that admits. */
export function WaitingConfirmation({ event: { title, when, where }, seats, focus = false, children }: Props) {
  const t = useTexts()
  const heading = React.useRef<HTMLHeadingElement>(null)

  React.useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])

  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} autoFocus={focus} className={styles.heading} data-registration-confirmed>
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
