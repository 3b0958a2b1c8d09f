import * as React from 'react'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { newId } from '../../../registration/new-id'
import type { EventOfContent } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { GuestFields, type GuestValues } from './guest-fields'
import { organisersApi, type Refusal } from './organisers-api'
import * as styles from './organisers.module.css'

type Props = { event: EventOfContent; onClose: (notice?: string) => void; onSignedOut: () => void }

/** The dialog that adds a guest by hand: somebody who calls, or writes. */
export function AddGuest({ event, onClose, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [values, setValues] = React.useState<GuestValues>({ fullName: '', email: '', seats: '1', locale: language })
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [isBusy, setIsBusy] = React.useState(false)
  const [submissionId] = React.useState(newId)

  async function send(how: { over?: true; waiting?: true } = {}): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const asked = await organisersApi.change(event.event, 'add', { ...values, ...how, submissionId })
    setIsBusy(false)
    if (asked === 'signed_out') return onSignedOut()
    if ('refusal' in asked) return setRefusal(asked.refusal)
    const name = values.fullName
    onClose(t(asked.answer.code === 'waiting' ? 'organisers:add.waits' : 'organisers:add.added', { name }))
  }

  return (
    <Dialog heading={t('organisers:add.heading')} onClose={() => onClose()}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          void send()
        }}
      >
        <GuestFields values={values} form={event.form} errors={refusal?.fields} hasEmail onChange={setValues} />
        <p>{t('organisers:add.note')}</p>
        <p role="alert" className={styles.problem}>
          {refusal && t(`organisers:problem.${refusal.problem}`)}
        </p>
        {refusal?.problem === 'capacity_full' && (
          <>
            {refusal.mayWait && (
              <button type="button" className={styles.tool} onClick={() => void send({ waiting: true })}>
                {t('organisers:add.wait')}
              </button>
            )}
            <button type="button" className={styles.tool} onClick={() => void send({ over: true })}>
              {t('organisers:edit.over')}
            </button>
          </>
        )}
        <button type="submit" className={styles.send} aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:edit.saving' : 'organisers:add.send')}
        </button>
      </form>
    </Dialog>
  )
}
