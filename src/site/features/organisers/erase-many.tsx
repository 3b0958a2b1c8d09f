import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { Dialog } from './dialog'
import { guestsIn, type Selection } from './many'
import { SelectedGuests } from './selected-guests'
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
  const [typed, setTyped] = React.useState('')
  const { run, isBusy, done, problem } = useBatches('eraseMany', selections, onSignedOut)
  const guests = guestsIn(selections).length
  const isSure = typed.replace(/\s/g, '') === String(guests)

  async function erase(): Promise<void> {
    const erased = await run()
    if (erased !== undefined) onClose({ notice: t('organisers:many.erased', { done: erased, guests }) })
  }

  return (
    <Dialog heading={t('organisers:many.eraseHeading')} onClose={() => onClose()}>
      <SelectedGuests selections={selections} />
      <form
        noValidate
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSure) void erase()
        }}
      >
        <p>{t(selections.length > 1 ? 'organisers:many.eraseNoteAll' : 'organisers:many.eraseNote')}</p>
        <div className={styles.field}>
          <label htmlFor="erase-number">{t('organisers:many.eraseSure', { guests })}</label>
          <input
            id="erase-number"
            className={styles.input}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <p role="status" className={styles.status}>
          {isBusy && t('organisers:many.progress', { done, guests })}
        </p>
        <p role="alert" className={styles.problem}>
          {problem && `${t(`organisers:problem.${problem}`)} ${t('organisers:many.stopped', { done, guests })}`}
        </p>
        <button type="submit" className={styles.send} disabled={!isSure} aria-disabled={isBusy}>
          {t('organisers:many.eraseSend', { guests })}
        </button>
      </form>
    </Dialog>
  )
}
