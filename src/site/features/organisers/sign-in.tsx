import * as React from 'react'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { organisersApi, type Problem } from './organisers-api'
import * as styles from './organisers.module.css'

type Props = {
  /** Whether a session has just ended. */
  hasEnded: boolean
  /** Why the overview could not be read. */
  problem: Problem | undefined
  onSignedIn: () => Promise<void>
}

/** Asks for the address of the organiser, and then for the code that was sent to it. */
export function SignIn({ hasEnded, problem: earlier, onSignedIn }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [email, setEmail] = React.useState('')
  const [code, setCode] = React.useState('')
  const [isSent, setIsSent] = React.useState(false)
  const [isBusy, setIsBusy] = React.useState(false)
  const [problem, setProblem] = React.useState(earlier)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    const asked = await organisersApi.session(isSent ? { code } : { email, locale: language })
    setIsBusy(false)
    if (asked === 'signed_out') return
    if ('refusal' in asked) {
      const { problem } = asked.refusal
      return setProblem(problem === 'invalid_data' ? 'email' : problem)
    }
    if (isSent) return onSignedIn()
    setIsSent(true)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('organisers:signIn.heading')}</h2>
      {hasEnded && <p role="status">{t('organisers:signIn.ended')}</p>}
      {isSent ? (
        <div className={styles.field} key="code">
          <label htmlFor="code">{t('organisers:code.label')}</label>
          <input
            id="code"
            className={styles.input}
            value={code}
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            aria-invalid={problem === 'code_wrong'}
            aria-describedby="sign-in-note sign-in-problem"
            onChange={({ target }) => setCode(target.value)}
          />
        </div>
      ) : (
        <div className={styles.field} key="email">
          <label htmlFor="email">{t('organisers:signIn.email')}</label>
          <input
            id="email"
            type="email"
            className={styles.input}
            value={email}
            autoComplete="email"
            aria-invalid={problem === 'email'}
            aria-describedby="sign-in-note sign-in-problem"
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
      )}
      <p id="sign-in-note">{isSent ? t('organisers:code.note', { email }) : t('organisers:signIn.note')}</p>
      <p id="sign-in-problem" role="alert" className={styles.problem}>
        {problem && t(`organisers:problem.${problem}`)}
      </p>
      <button type="submit" className={styles.send} aria-disabled={isBusy}>
        {t(isBusy ? 'organisers:signIn.sending' : isSent ? 'organisers:code.send' : 'organisers:signIn.send')}
      </button>
      {isSent && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            setIsSent(false)
            setCode('')
            setProblem(undefined)
          }}
        >
          {t('organisers:code.back')}
        </button>
      )}
    </form>
  )
}
