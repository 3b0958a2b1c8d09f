import * as React from 'react'
import { Alert, Button, Form, Status, TextField } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { isEmail, normaliseEmail } from '../../../registration/email'
import type { PersonData } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { downloadPerson } from './download-file'
import { Outcome } from './form'
import { organisersApi } from './organisers-api'
import { EraseForm } from './questions'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = { titleOf: (event: string) => string; onErased: () => Promise<void> }

const isEmpty = ({ registrations, invitations, cancellations }: PersonData) =>
  registrations.length + invitations.length + cancellations.length === 0

/** Finds what is stored about a person in all events, by the address: to hand it out, and to erase it. */
export function Person({ titleOf, onErased }: Props) {
  const t = useTexts()
  const [email, setEmail] = React.useState('')
  const [found, setFound] = React.useState<{ email: string; person: PersonData }>()
  const [isWrong, setIsWrong] = React.useState(false)
  const { refusal, notice, setNotice, isBusy, ask } = useRequests()

  async function find(): Promise<void> {
    const wanted = normaliseEmail(email)
    setNotice('')
    setIsWrong(!isEmail(wanted))
    if (!isEmail(wanted)) return
    const answer = await ask(() => organisersApi.findPerson(wanted))
    if (!answer) return
    if (isEmpty(answer.person)) setNotice(t('organisers:person.nothing'))
    else setFound({ email: wanted, person: answer.person })
  }

  const problem = isWrong ? 'email' : refusal?.problem
  return (
    <section aria-labelledby="person">
      <h2 id="person">{t('organisers:person.heading')}</h2>
      <Form onSend={() => void find()}>
        <p id="person-note">{t('organisers:person.note')}</p>
        <TextField
          label={t('organisers:guest.email')}
          type="email"
          value={email}
          aria-invalid={isWrong}
          describedBy="person-note person-problem"
          onValue={setEmail}
        />
        <Alert id="person-problem">{problem && t(`organisers:problem.${problem}`)}</Alert>
        <Status>{notice}</Status>
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:person.finding' : 'organisers:person.find')}
        </Button>
      </Form>
      {found && (
        <PersonDialog
          {...found}
          titleOf={titleOf}
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

type DialogProps = {
  email: string
  person: PersonData
  titleOf: (event: string) => string
  onClose: () => void
  onErased: () => void
}

/** In which events something is stored about a person, as a file, and its erasure. */
function PersonDialog({ email, person, titleOf, onClose, onErased }: DialogProps) {
  const t = useTexts()
  const { refusal, change } = useRequests()
  const line = (event: string, what: string) => `${titleOf(event)}: ${what}`
  const lines = [
    ...person.registrations.map(({ event, state }) => line(event, t(`organisers:guest.${state}`))),
    ...person.invitations.map(({ event, state }) =>
      line(event, t('organisers:person.invitation', { state: t(`organisers:invitations.${state}`) })),
    ),
    ...person.cancellations.map(({ event }) => line(event, t('organisers:person.cancelled'))),
  ]

  return (
    <Dialog heading={email} onClose={onClose}>
      <h3>{t('organisers:person.stored')}</h3>
      <ul>
        {[...new Set(lines)].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button onClick={() => downloadPerson(email, person)}>{t('organisers:data.download')}</Button>
      </div>
      <Outcome refusal={refusal} />
      <EraseForm
        name={email}
        onErase={() => void change('', 'erasePerson', { email }).then((answer) => answer && onErased())}
      />
    </Dialog>
  )
}
