import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { PersonData } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { downloadFile } from './download-file'
import { EraseForm } from './erase-form'
import { organisersApi } from './organisers-api'
import { useAnswers } from './use-answers'
import * as styles from './organisers.module.css'

type Props = {
  email: string
  person: PersonData
  titleOf: (event: string) => string
  onClose: () => void
  onErased: () => void
  onSignedOut: () => void
}

/** In which events something is stored about a person, as a file, and its erasure. */
export function PersonDialog({ email, person, titleOf, onClose, onErased, onSignedOut }: Props) {
  const t = useTexts()
  const [isBusy, setIsBusy] = React.useState(false)
  const { refusal, answered } = useAnswers(onSignedOut)
  const line = (event: string, what: string) => `${titleOf(event)}: ${what}`
  const lines = [
    ...person.registrations.map(({ event, state }) => line(event, t(`organisers:guest.${state}`))),
    ...person.invitations.map(({ event, state }) =>
      line(event, t('organisers:person.invitation', { state: t(`organisers:invitations.${state}`) })),
    ),
    ...person.cancellations.map(({ event }) => line(event, t('organisers:person.cancelled'))),
  ]

  async function erase(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const erased = answered(await organisersApi.change('', 'erasePerson', { email }))
    setIsBusy(false)
    if (erased) onErased()
  }

  return (
    <Dialog heading={email} onClose={onClose}>
      <h3>{t('organisers:person.stored')}</h3>
      <ul>
        {[...new Set(lines)].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          onClick={() =>
            downloadFile(`${email}.json`, 'application/json;charset=utf-8', JSON.stringify(person, null, 2))
          }
        >
          {t('organisers:data.download')}
        </button>
      </div>
      <p role="alert" className={styles.problem}>
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </p>
      <EraseForm name={email} onErase={() => void erase()} />
    </Dialog>
  )
}
