import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { Button } from './form'
import * as styles from './organisers.module.css'

type Props = { heading: string; onClose: () => void; children: React.ReactNode }

/** A dialog over the page. It gives the focus back to the button that opened it. */
export function Dialog({ heading, onClose, children }: Props) {
  const t = useTexts()
  const dialog = React.useRef<HTMLDialogElement>(null)
  React.useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="dialog-heading" onClose={() => onClose()}>
      <div className={styles.dialogHead}>
        <h2 id="dialog-heading">{heading}</h2>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {t('organisers:guest.close')}
        </Button>
      </div>
      {children}
    </dialog>
  )
}
