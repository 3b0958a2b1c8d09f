import * as React from 'react'
import { ApiError, createApiClient, isOffline } from '../../../api/api-client'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './registration-form.module.css'

type Props = {
  /** The address in the form, with JavaScript. Without it, the button sends the form. */
  email: string | undefined
}

/** For somebody who has registered already: sends the links to everything that the address in the form has. */
export function LinkButton({ email }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [state, setState] = React.useState<'asked' | 'sent' | 'tooMany' | 'failed' | 'offline'>()

  async function ask(): Promise<void> {
    if (state === 'asked') return
    setState('asked')
    try {
      await createApiClient().post('/api/links', { email, locale })
      setState('sent')
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.status === 429
      setState(isOffline(error) ? 'offline' : isTooMany ? 'tooMany' : 'failed')
    }
  }

  return (
    <>
      {state !== 'sent' && (
        <button
          // Enter in a field presses the first button of the type `submit`. With JavaScript that must not be this one.
          type={email === undefined ? 'submit' : 'button'}
          formAction={email === undefined ? '/api/links' : undefined}
          className={styles.button}
          aria-disabled={state === 'asked'}
          onClick={email === undefined ? undefined : () => void ask()}
        >
          {t(state === 'asked' ? 'registration:links.sending' : 'registration:links.send')}
        </button>
      )}
      <p role="status">{state === 'sent' && t('registration:links.sentNote')}</p>
      {(state === 'tooMany' || state === 'failed') && <p role="alert">{t(`registration:links.${state}`)}</p>}
      {state === 'offline' && <p role="alert">{t('errors:load.offline')}</p>}
    </>
  )
}

type WaitingButtonProps = {
  sending: boolean
  /** Joins the waiting list, with JavaScript. Without it, the button sends the form. */
  onJoin?: (() => void) | undefined
}

/** Accepts the offer to join the waiting list with what is in the form. */
export function WaitingButton({ sending, onJoin }: WaitingButtonProps) {
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
