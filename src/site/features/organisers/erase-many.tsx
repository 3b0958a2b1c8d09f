import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { Dialog } from './dialog'
import { guestsIn, type Selection } from './many'
import { SelectedGuests } from './selected-guests'
import { TypedNumber } from './typed-number'
import { useBatches } from './use-batches'
import * as styles from './organisers.module.css'

type Props = {
  selections: readonly Selection[]
  onClose: (done?: { notice: string }) => void
  onSignedOut: () => void
}

/** Asks whether many guests are to be erased, and erases them once their number is typed. */
export function EraseMany({ selections, onClose, onSignedOut }: Props) {
  const t = useTexts()
  const { run, isBusy, done, problem } = useBatches('eraseMany', selections, onSignedOut)
  const guests = guestsIn(selections).length

  async function erase(): Promise<void> {
    const erased = await run()
    if (erased !== undefined) onClose({ notice: t('organisers:many.erased', { done: erased, guests }) })
  }

  return (
    <Dialog heading={t('organisers:many.eraseHeading')} onClose={() => onClose()}>
      <SelectedGuests selections={selections} />
      <p>{t(selections.length > 1 ? 'organisers:many.eraseNoteAll' : 'organisers:many.eraseNote')}</p>
      <TypedNumber
        question={t('organisers:many.eraseSure', { guests })}
        number={guests}
        send={t('organisers:many.eraseSend', { guests })}
        isBusy={isBusy}
        onSure={() => void erase()}
      >
        <p role="status" className={styles.status}>
          {isBusy && t('organisers:many.progress', { done, guests })}
        </p>
        <p role="alert" className={styles.problem}>
          {problem && `${t(`organisers:problem.${problem}`)} ${t('organisers:many.stopped', { done, guests })}`}
        </p>
      </TypedNumber>
    </Dialog>
  )
}
