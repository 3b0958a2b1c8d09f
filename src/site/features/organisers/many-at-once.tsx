import * as React from 'react'
import { Link } from 'gatsby'
import { useTexts } from '../../../i18n/texts'
import { guestsIn, seatsOf, type Selection } from './many'
import { CancelMany } from './cancel-many'
import { EraseMany } from './erase-many'
import * as styles from './organisers.module.css'

type Props = {
  selections: readonly Selection[]
  /** Where the organiser writes to them, if they are of one event. */
  writeLink?: string
  onDone: (done: { notice: string; cancelled?: readonly Selection[] }) => void
  onSignedOut: () => void
}

/** What can be done with all selected guests together. */
export function ManyAtOnce({ selections, writeLink, onDone, onSignedOut }: Props) {
  const t = useTexts()
  // Only those who were selected then are changed, whoever registers meanwhile.
  const [open, setOpen] = React.useState<{ what: 'cancel' | 'erase'; selections: readonly Selection[] }>()
  const guests = guestsIn(selections)
  const dialog = open && {
    selections: open.selections,
    onSignedOut,
    onClose: (done: Parameters<Props['onDone']>[0] = { notice: '' }) => {
      setOpen(undefined)
      onDone(done)
    },
  }
  return (
    <section className={styles.many} aria-label={t('organisers:many.label')}>
      <p>
        <strong>{t('organisers:many.selected', { guests: guests.length, places: seatsOf(guests) })}</strong>
      </p>
      <div className={styles.tools}>
        {writeLink && (
          <Link className={styles.tool} to={writeLink}>
            {t('organisers:many.write')}
          </Link>
        )}
        {(['cancel', 'erase'] as const).map((what) => (
          <button key={what} type="button" className={styles.tool} onClick={() => setOpen({ what, selections })}>
            {t(`organisers:many.${what}`)}
          </button>
        ))}
      </div>
      {open?.what === 'cancel' && <CancelMany {...dialog!} />}
      {open?.what === 'erase' && <EraseMany {...dialog!} />}
    </section>
  )
}
