import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import { suggestEmail } from '../../../../registration/suggest-email'
import * as button from '../../../components/text-button.module.css'
import * as styles from './registration-form.module.css'

type Props = {
  /** The address in the form. */
  email: string
  /** Takes the address that was probably meant. */
  onTake: (email: string) => void
}

/** Milliseconds after the last letter. By then most people still look at the field, and nothing moves below a finger. */
const pause = 500

/** Asks whether another address was meant, for a known slip. */
export function Suggestion({ email, onTake }: Props) {
  const t = useTexts()
  const [settled, setSettled] = React.useState('')

  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(email), pause)
    return () => clearTimeout(timer)
  }, [email])

  const meant = settled === email ? suggestEmail(email) : undefined
  return (
    <div aria-live="polite" className={styles.suggestion}>
      {meant && (
        <button type="button" className={button.button} onClick={() => onTake(meant)}>
          {t('registration:suggest', { email: meant })}
        </button>
      )}
    </div>
  )
}
