import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { Button, Outcome } from './form'
import { guestsIn, type Selection } from './many'
import { useBatches } from './use-batches'
import * as styles from './organisers.module.css'

type Props = {
  selections: readonly Selection[]
  /** What will happen to them, and when, where nothing else says it. */
  children?: React.ReactNode
  onDone: (notice: string) => void
}

/** Cancellations that have not been carried out, and the button that takes all of them back. */
export function TakeBack({ selections, children, onDone }: Props) {
  const t = useTexts()
  const { run, isBusy, refusal } = useBatches('keep', selections)

  async function keep(): Promise<void> {
    const kept = await run()
    if (kept !== undefined) onDone(t(kept > 0 ? 'organisers:many.kept' : 'organisers:cancel.tooLate', { guests: kept }))
  }

  return (
    <div className={styles.pending}>
      {children && <p>{children}</p>}
      <Button aria-disabled={isBusy} onClick={() => void keep()}>
        {t('organisers:many.keep', { guests: guestsIn(selections).length })}
      </Button>
      <Outcome refusal={refusal} />
    </div>
  )
}
