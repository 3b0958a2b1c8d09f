import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import * as styles from './organisers.module.css'

type Props = {
  /** Names the number of guests. */
  question: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** A question before something that reaches many guests. It stands where the button was, and has the focus. */
export function Confirm({ question, yes, onYes, onNo }: Props) {
  const t = useTexts()
  const no = React.useRef<HTMLButtonElement>(null)
  React.useEffect(() => no.current?.focus(), [])
  return (
    <div role="group" aria-label={question} className={styles.pending}>
      <span>{question}</span>
      <span className={styles.tools}>
        <button ref={no} type="button" className={styles.tool} onClick={onNo}>
          {t('organisers:invite.no')}
        </button>
        <button type="button" className={styles.send} onClick={onYes}>
          {yes}
        </button>
      </span>
    </div>
  )
}
