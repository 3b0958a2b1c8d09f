import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { PersonData } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { downloadPerson } from './download-file'
import { Button, Outcome } from './form'
import { EraseForm } from './questions'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = {
  email: string
  person: PersonData
  titleOf: (event: string) => string
  onClose: () => void
  onErased: () => void
}

/** In which events something is stored about a person, as a file, and its erasure. */
export function PersonDialog({ email, person, titleOf, onClose, onErased }: Props) {
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
