import * as React from 'react'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { fields } from '../../../../registration/fields'
import type { Correction, UncorrectedAnswer } from '../../../../registration/guest-pages'
import { suggestEmail } from '../../../../registration/suggest-email'
import { AnswerMessage } from '../card/answer-message'
import { TextField } from './text-field'
import * as styles from '../card/confirmation.module.css'
import * as form from './registration-form.module.css'

type Props = {
  /** The slug of the event. */
  event: string
  /** The address that was given. */
  email: string
  submissionId: string
  /** Where the guest can write to, if it cannot be corrected. */
  contact: string
  /** What became of the last correction. */
  correction?: Correction
  /** Whether the address is not shown: the card above has it, or it is not known. */
  onCard?: boolean
  /** Whether the message takes the focus: it is the first thing on its page. */
  focus?: boolean
  /** Sends a correction. Without it, the browser posts the form. */
  onSend?: (email: string) => void
}

/** The address that a guest has given, and a form that corrects it, in the browser in which they registered. */
export function CorrectAddress({
  event,
  email,
  submissionId,
  contact,
  correction,
  onCard = false,
  focus = false,
  onSend,
}: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { outcome } = correction ?? {}
  const isWrong = outcome !== undefined && outcome !== 'corrected'
  const suggestion = suggestEmail(email)
  const problem = isWrong && outcome !== 'invalid_data' && (
    <>
      {t(problems[outcome])} {outcome === 'too_late' && <a href={`mailto:${contact}`}>{contact}</a>}
    </>
  )
  return (
    <div>
      {!onCard && <p>{t('registration:correct.address', { email })}</p>}
      <p role="status">{outcome === 'corrected' && t('registration:correct.done')}</p>
      {problem && (focus ? <AnswerMessage isError>{problem}</AnswerMessage> : <p role="alert">{problem}</p>)}
      {outcome !== 'too_late' && (
        // Another address closes it.
        <details key={email} open={isWrong || suggestion !== undefined}>
          <summary className={styles.correct}>{t('registration:correct.open')}</summary>
          <form
            method="post"
            action="/api/correct"
            noValidate
            className={form.form}
            onSubmit={
              onSend &&
              ((submission) => {
                submission.preventDefault()
                onSend(String(new FormData(submission.currentTarget).get('email') ?? ''))
              })
            }
          >
            <input type="hidden" name="event" value={event} />
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="submissionId" value={submissionId} />
            <TextField
              name="email"
              label={t('registration:correct.email')}
              required
              defaultValue={(isWrong ? correction?.email : suggestion) ?? email}
              {...fields.email.input}
              error={correction?.error && t(`registration:error.${correction.error}`)}
            />
            <button type="submit" className={form.button}>
              {t('registration:correct.send')}
            </button>
          </form>
        </details>
      )}
    </div>
  )
}

/** The answer to a correction of a registration that was not found, or could not be looked for. */
export const Uncorrected = ({ page, ...props }: { page: UncorrectedAnswer } & Pick<Props, 'event' | 'contact'>) => (
  <CorrectAddress
    {...props}
    correction={page.correction}
    submissionId={page.submissionId}
    email={page.correction.email}
    onCard
    focus
  />
)

/** Why an address was not corrected. For one that is not valid, the field itself says what is wrong with it. */
const problems = {
  email_taken: 'registration:correct.taken',
  too_many_registrations: 'registration:answer.too_many_registrations',
  too_late: 'registration:answer.too_late',
  unavailable: 'registration:links.failed',
} as const
