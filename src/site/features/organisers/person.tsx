import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { isEmail, normaliseEmail } from '../../../registration/email'
import type { PersonData } from '../../../registration/organisers'
import { Alert, Button, Form, Status, TextField } from './form'
import { organisersApi } from './organisers-api'
import { PersonDialog } from './person-dialog'
import { useRequests } from './use-requests'

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
