import * as React from 'react'
import { Button } from '../../components/staff/form'
import { StaffDialog } from '../../components/staff/staff-dialog'
import { useTexts } from '../../../i18n/texts'
import { useSession } from './session'
import * as styles from './organisers.module.css'

type Props = { heading: string; onClose: () => void; children: React.ReactNode }

/** A dialog with a heading, and the button that closes it beside it. It stays while the form to sign in is above it. */
export function Dialog({ heading, onClose, children }: Props) {
  const t = useTexts()
  const { hasEnded } = useSession()
  const dialog = React.useRef<HTMLDialogElement>(null)
  const told = React.useRef('')
  React.useEffect(() => {
    // Buttons are far below what says what became of them.
    const texts = [...dialog.current!.querySelectorAll<HTMLElement>('[role=status], [role=alert]')]
    const [first] = texts.filter(({ textContent }) => textContent)
    const telling = texts.map(({ textContent }) => textContent).join(' ')
    if (first && telling !== told.current) {
      dialog.current!.scrollTop = Math.min(dialog.current!.scrollTop, first.offsetTop)
    }
    told.current = telling
  })
  return (
    <StaffDialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="dialog-heading"
      isCovered={hasEnded}
      onClose={onClose}
    >
      <div className={styles.dialogHead}>
        <h2 id="dialog-heading">{heading}</h2>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {t('organisers:guest.close')}
        </Button>
      </div>
      {children}
    </StaffDialog>
  )
}
