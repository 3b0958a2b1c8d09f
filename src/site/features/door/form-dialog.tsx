import * as React from 'react'
import * as staff from '../../components/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import * as styles from './form.module.css'

type Props = {
  ref: React.RefObject<HTMLDialogElement | null>
  heading: string
  /** Whether the browser leaves the validation to the form. */
  noValidate?: boolean
  /** Whether a request is on its way. The dialog stays open until it is answered. */
  isSending: boolean
  onSend: () => Promise<void>
  onClose: () => void
  children: React.ReactNode
}

/** A dialog with a form that a script sends, and the button that closes it. */
export function FormDialog({ ref, heading, noValidate = false, isSending, onSend, onClose, children }: Props) {
  const t = useTexts()
  const id = React.useId()
  React.useEffect(() => ref.current?.showModal(), [ref])
  return (
    <dialog
      ref={ref}
      className={`${staff.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      // Esc waits for the answer. A browser may close the dialog all the same when Esc is pressed twice.
      onCancel={(event) => isSending && event.preventDefault()}
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault()
          void onSend()
        }}
      >
        <h2 id={id}>{heading}</h2>
        {children}
        <button
          type="button"
          className={styles.close}
          aria-disabled={isSending}
          onClick={() => !isSending && ref.current?.close()}
        >
          {t('door:add.close')}
        </button>
      </form>
    </dialog>
  )
}
