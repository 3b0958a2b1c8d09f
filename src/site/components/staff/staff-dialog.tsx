import * as React from 'react'
import * as styles from './staff.module.css'

type Props = Omit<React.ComponentProps<'dialog'>, 'onClose'> & {
  ref: React.RefObject<HTMLDialogElement | null>
  /** Whether another dialog is above this one: an Escape that is meant for that one may close both. */
  isCovered?: boolean
  onClose: () => void
}

/** A dialog over the page. It gives the focus back to the button that opened it, however it ends. */
export function StaffDialog({ ref, className = '', isCovered = false, onClose, ...dialog }: Props) {
  React.useLayoutEffect(() => {
    const shown = ref.current!
    // Browsers do not give the focus back if it is only taken off the page.
    return () => shown.close()
  }, [ref])
  React.useLayoutEffect(() => {
    if (!isCovered && !ref.current!.open) ref.current!.showModal()
  }, [ref, isCovered])
  return (
    <dialog {...dialog} ref={ref} className={`${styles.dialog} ${className}`} onClose={() => isCovered || onClose()} />
  )
}
