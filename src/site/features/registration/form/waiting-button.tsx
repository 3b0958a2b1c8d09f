import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './registration-form.module.css'

type Props = {
  sending: boolean
  /** Joins the waiting list, with JavaScript. Without it, the button sends the form. */
  onJoin?: (() => void) | undefined
}

/** Accepts the offer to join the waiting list with what is in the form. */
export function WaitingButton({ sending, onJoin }: Props) {
  const t = useTexts()
  return (
    <button
      // Enter in a field presses the first button of the type `submit`. With JavaScript that must not be this one.
      type={onJoin ? 'button' : 'submit'}
      name="waiting"
      value="true"
      className={styles.button}
      aria-disabled={sending}
      aria-describedby="registration-consent"
      onClick={onJoin}
    >
      {t(sending ? 'registration:sending' : 'registration:waiting.join')}
    </button>
  )
}
