import * as React from 'react'
import { When } from '../../../components/event-time'
import { useTexts } from '../../../../i18n/texts'
import { GuestName } from './guest-name'
import * as print from '../../../components/printed-alone.module.css'
import * as styles from './admission-card.module.css'

type Props = {
  /** The name of the guest. */
  name: string
  /** The address that the guest has given; not behind a link, which can be forwarded. */
  email?: string | undefined
  /** The event, in words. */
  event: { title: string; when: string; where: string }
  /** How many seats are registered, in words. */
  seats: string
  dressCode?: string | null | undefined
  /** The level of the heading. */
  heading: 'h1' | 'h3'
  /** Whether the card takes the focus: it replaces the form, which had it. */
  focus?: boolean
}

/** Where the name of the guest is in the title of the card. No name contains this character. */
const nameMark = '\n'

/**
 * The card of a registered guest, to be shown on a screen or printed. Its title is split like that of the exhibition, and
 * the guest's name is between the halves.
 */
export function AdmissionCard({ name, email, event, seats, dressCode, heading: Heading, focus = false }: Props) {
  const t = useTexts()
  const title = React.useRef<HTMLHeadingElement>(null)

  React.useEffect(() => {
    if (focus) title.current?.focus()
  }, [focus])

  const [opening, closing] = t('registration:success.title', { name: nameMark }).split(nameMark)
  return (
    <div className={styles.frame}>
      <div className={`${print.alone} ${styles.card}`}>
        <Heading ref={title} tabIndex={-1} autoFocus={focus} className={styles.title} data-registration-confirmed>
          <span className={styles.half}>{opening}</span>
          <GuestName as="span" name={name} />
          <span className={styles.half}>{closing}</span>
        </Heading>
        <div className={styles.facts}>
          <p className={styles.main}>{event.title}</p>
          <p>
            <When when={event.when} />
            <br />
            {event.where}
          </p>
          <div>
            <p className={styles.main}>{seats}</p>
            {email && <p className={styles.email}>{email}</p>}
            {dressCode && (
              <p>
                {t('registration:dressCode')}: {dressCode}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
