import * as React from 'react'
import { Alert, Button, Form, TextField } from '../../components/staff/form'
import { StaffDialog } from '../../components/staff/staff-dialog'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { forget, readStored, store } from '../../dom/storage'
import { organisersApi, type Problem } from './organisers-api'
import * as styles from './organisers.module.css'

/** Where the tab keeps when a code was sent, in milliseconds since 1970, and to which address. */
const sentKey = 'organiser'

/** How long a code is valid, in milliseconds, as in finish_sign_in(). */
const codeLife = 600_000

/** @returns the address that the last code was sent to, as long as it is valid */
function readSentTo(): string | undefined {
  const [at, address] = readStored('sessionStorage', sentKey)?.split(' ') ?? []
  return Date.now() < Number(at) + codeLife ? address : undefined
}

type Props = {
  /** Whether a session has just ended. */
  hasEnded?: boolean
  /** Why the overview could not be read. */
  problem?: Problem | undefined
  onSignedIn: () => Promise<void>
}

/** Asks for the address of the organiser, and then for the code that was sent to it. */
export function SignIn({ hasEnded = false, problem: earlier, onSignedIn }: Props) {
  const t = useTexts()
  const { language } = usePage()
  // A phone may forget the page while the organiser reads the mail.
  const [sentTo] = React.useState(readSentTo)
  const [email, setEmail] = React.useState(sentTo ?? '')
  const [code, setCode] = React.useState('')
  const [isSent, setIsSent] = React.useState(sentTo !== undefined)
  const [isBusy, setIsBusy] = React.useState(false)
  const [problem, setProblem] = React.useState(earlier)

  async function send(): Promise<void> {
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
    if (isSent) {
      forget('sessionStorage', sentKey)
      return onSignedIn()
    }
    store('sessionStorage', sentKey, `${Date.now()} ${email}`)
    setIsSent(true)
  }

  return (
    <Form onSend={() => void send()}>
      <h2 id="sign-in">{t('organisers:signIn.heading')}</h2>
      {hasEnded && <p role="status">{t('organisers:signIn.ended')}</p>}
      {isSent ? (
        <TextField
          key="code"
          label={t('organisers:code.label')}
          value={code}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-invalid={problem === 'code_wrong'}
          describedBy="sign-in-note sign-in-problem"
          onValue={setCode}
        />
      ) : (
        <TextField
          key="email"
          label={t('organisers:signIn.email')}
          type="email"
          value={email}
          autoComplete="email"
          aria-invalid={problem === 'email'}
          describedBy="sign-in-note sign-in-problem"
          onValue={setEmail}
        />
      )}
      <p id="sign-in-note">{isSent ? t('organisers:code.note', { email }) : t('organisers:signIn.note')}</p>
      <Alert id="sign-in-problem">{problem && t(`organisers:problem.${problem}`)}</Alert>
      <Button type="submit" look="send" aria-disabled={isBusy}>
        {t(isBusy ? 'organisers:signIn.sending' : isSent ? 'organisers:code.send' : 'organisers:signIn.send')}
      </Button>
      {isSent && (
        <Button
          look="quiet"
          onClick={() => {
            forget('sessionStorage', sentKey)
            setIsSent(false)
            setCode('')
            setProblem(undefined)
          }}
        >
          {t('organisers:code.back')}
        </Button>
      )}
    </Form>
  )
}

/** Asks to sign in again, over the whole page, which stays as it is below: nothing that was typed is lost. */
export function SignInAgain({ onSignedIn }: Pick<Props, 'onSignedIn'>) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  return (
    <StaffDialog
      ref={dialog}
      className={styles.signInAgain}
      aria-labelledby="sign-in"
      // Browsers close a dialog at the second Escape, whatever a script says.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <SignIn hasEnded onSignedIn={onSignedIn} />
    </StaffDialog>
  )
}
