import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { Dialog } from './dialog'
import { guestsIn, type Selection } from './many'
import { SelectedGuests } from './selected-guests'
import { useBatches } from './use-batches'
import * as styles from './organisers.module.css'

type Props = {
  selections: readonly Selection[]
  onClose: (done?: { notice: string; cancelled: readonly Selection[] }) => void
  onSignedOut: () => void
}

/** Asks whether many registrations are to be cancelled, and cancels them. */
export function CancelMany({ selections, onClose, onSignedOut }: Props) {
  const t = useTexts()
  const [withMail, setWithMail] = React.useState(true)
  const { run, isBusy, problem } = useBatches('cancel', selections, onSignedOut)
  const guests = guestsIn(selections).length

  async function cancel(): Promise<void> {
    const done = await run({ mail: withMail })
    if (done === undefined) return
    onClose({ notice: t('organisers:many.cancelled', { guests: done }), cancelled: selections })
  }

  return (
    <Dialog heading={t('organisers:many.cancelHeading')} onClose={() => onClose()}>
      <SelectedGuests selections={selections} />
      <div className={styles.question}>
        <label className={styles.check}>
          <input type="checkbox" checked={withMail} onChange={({ target }) => setWithMail(target.checked)} />
          {t('organisers:many.mail')}
        </label>
        <p>{t('organisers:many.cancelNote')}</p>
        <p role="alert" className={styles.problem}>
          {problem && t(`organisers:problem.${problem}`)}
        </p>
        <button type="button" className={styles.send} aria-disabled={isBusy} onClick={() => void cancel()}>
          {t('organisers:many.cancelSend', { guests })}
        </button>
      </div>
    </Dialog>
  )
}
