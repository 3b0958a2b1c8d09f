import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { isEmail, normaliseEmail } from '../../../registration/email'
import type { PersonData } from '../../../registration/organisers'
import { organisersApi } from './organisers-api'
import { PersonDialog } from './person-dialog'
import { useAnswers } from './use-answers'
import * as styles from './organisers.module.css'

type Props = {
  titleOf: (event: string) => string
  onErased: () => Promise<void>
  onSignedOut: () => void
}

const isEmpty = ({ registrations, invitations, cancellations }: PersonData) =>
  registrations.length + invitations.length + cancellations.length === 0

/** Finds what is stored about a person in all events, by the address: to hand it out, and to erase it. */
export function Person({ titleOf, onErased, onSignedOut }: Props) {
  const t = useTexts()
  const [email, setEmail] = React.useState('')
  const [found, setFound] = React.useState<{ email: string; person: PersonData }>()
  const [isWrong, setIsWrong] = React.useState(false)
  const [isBusy, setIsBusy] = React.useState(false)
  const [notice, setNotice] = React.useState('')
  const { refusal, answered } = useAnswers(onSignedOut)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const wanted = normaliseEmail(email)
    setNotice('')
    setIsWrong(!isEmail(wanted))
    if (!isEmail(wanted)) return
    setIsBusy(true)
    const answer = answered(await organisersApi.findPerson(wanted))
    setIsBusy(false)
    if (!answer) return
    if (isEmpty(answer.person)) setNotice(t('organisers:person.nothing'))
    else setFound({ email: wanted, person: answer.person })
  }

  const problem = isWrong ? 'email' : refusal?.problem
  return (
    <section aria-labelledby="person">
      <h2 id="person">{t('organisers:person.heading')}</h2>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p id="person-note">{t('organisers:person.note')}</p>
        <div className={styles.field}>
          <label htmlFor="person-email">{t('organisers:guest.email')}</label>
          <input
            id="person-email"
            type="email"
            className={styles.input}
            value={email}
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby="person-note person-problem"
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <p id="person-problem" role="alert" className={styles.problem}>
          {problem && t(`organisers:problem.${problem}`)}
        </p>
        <p role="status" className={styles.status}>
          {notice}
        </p>
        <button type="submit" className={styles.tool} aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:person.finding' : 'organisers:person.find')}
        </button>
      </form>
      {found && (
        <PersonDialog
          {...found}
          {...{ titleOf, onSignedOut }}
          onClose={() => setFound(undefined)}
          onErased={() => {
            setFound(undefined)
            setEmail('')
            setNotice(t('organisers:person.erased'))
            void onErased()
          }}
        />
      )}
    </section>
  )
}
