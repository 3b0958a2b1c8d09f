import * as React from 'react'
import { Button, Form } from '../../components/staff/form'
import { StaffDialog } from '../../components/staff/staff-dialog'
import { useTexts } from '../../../i18n/texts'
import * as styles from './form.module.css'

type Props = {
  ref: React.RefObject<HTMLDialogElement | null>
  heading: string
  /** Whether the form, and not the browser, says what is wrong. */
  noValidate?: boolean
  /** Whether a request is on its way. The dialog stays open until it is answered. */
  isSending: boolean
  onSend: () => Promise<void>
  onClose: () => void
  children: React.ReactNode
}

/** A dialog with a form that a script sends, and the button that closes it. */
export function FormDialog({ ref, heading, noValidate = true, isSending, onSend, onClose, children }: Props) {
  const t = useTexts()
  const id = React.useId()
  return (
    <StaffDialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      // Esc waits for the answer. A browser may close the dialog all the same when Esc is pressed twice.
      onCancel={(event) => isSending && event.preventDefault()}
      onClose={onClose}
    >
      <Form className={styles.form} {...{ noValidate, onSend }}>
        <h2 id={id}>{heading}</h2>
        {children}
        <Button aria-disabled={isSending} onClick={() => !isSending && ref.current?.close()}>
          {t('door:add.close')}
        </Button>
      </Form>
    </StaffDialog>
  )
}
