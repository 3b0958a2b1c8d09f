import * as React from 'react'
import * as staff from '../../components/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import { Button } from './form'
import { useSession } from './session'
import * as styles from './organisers.module.css'

type Props = { heading: string; onClose: () => void; children: React.ReactNode }

/** A dialog over the page. It gives the focus back to the button that opened it, however it ends. */
export function Dialog({ heading, onClose, children }: Props) {
  const t = useTexts()
  const { hasEnded } = useSession()
  const dialog = React.useRef<HTMLDialogElement>(null)
  React.useLayoutEffect(() => {
    const shown = dialog.current!
    // Browsers do not give the focus back if it is only taken off the page.
    return () => shown.close()
  }, [])
  React.useLayoutEffect(() => {
    // Above it is the form to sign in: an Escape that is meant for that one may close both.
    if (!hasEnded && !dialog.current!.open) dialog.current!.showModal()
  }, [hasEnded])
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
    <dialog
      ref={dialog}
      className={`${staff.dialog} ${styles.dialog}`}
      aria-labelledby="dialog-heading"
      onClose={() => hasEnded || onClose()}
    >
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
