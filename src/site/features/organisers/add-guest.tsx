import * as React from 'react'
import { graphql } from 'gatsby'
import { Consent } from '../../components/consent'
import { Button, Form } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { newId } from '../../../registration/new-id'
import type { EventOfContent } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { Outcome } from './form'
import { GuestFields, type GuestValues } from './guest-fields'
import { useSession } from './session'
import { useKept } from './use-kept'
import { useRequests } from './use-requests'

type Props = {
  event: EventOfContent
  /** Whether the event has ended: then no mail is sent. */
  isOver?: boolean
  onClose: (notice?: string) => void
}

/** The dialog that adds a guest by hand: somebody who calls, or writes. */
export function AddGuest({ event, isOver = false, onClose }: Props) {
  const t = useTexts()
  const { language, notice } = useSession()
  const { refusal, isBusy, change } = useRequests()
  const empty: GuestValues = { name: '', email: '', seats: '1', locale: language }
  // The back button of a phone closes the dialog, or leaves the page with it.
  const [values, setValues] = useKept(`add ${event.event}`, empty)
  // The same guest, sent again after no answer, is not added twice; a corrected one is another.
  const ids = React.useRef(new Map<string, string>())

  async function send(how: { over?: true; waiting?: true } = {}): Promise<void> {
    const guest = JSON.stringify(values)
    const submissionId = ids.current.get(guest) ?? newId()
    ids.current.set(guest, submissionId)
    const answer = await change(event.event, 'add', { ...values, ...how, submissionId })
    if (!answer) return
    setValues(empty)
    onClose(t(answer.code === 'waiting' ? 'organisers:add.waits' : 'organisers:add.added', { name: values.name }))
  }

  return (
    <Dialog heading={t('organisers:add.heading')} onClose={() => onClose()}>
      <Form onSend={() => void send()}>
        <GuestFields values={values} form={event.form} errors={refusal?.fields} hasEmail onChange={setValues} />
        <p>{t(isOver ? 'organisers:add.noteOver' : 'organisers:add.note')}</p>
        {notice && <Consent notice={notice} lead={t('organisers:add.read')} />}
        <Outcome refusal={refusal} />
        {refusal?.problem === 'capacity_full' && (
          <>
            {refusal.mayWait && (
              <Button onClick={() => void send({ waiting: true })}>{t('organisers:add.wait')}</Button>
            )}
            <Button onClick={() => void send({ over: true })}>{t('organisers:edit.over')}</Button>
          </>
        )}
        <Button type="submit" look="send" aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:edit.saving' : 'organisers:add.send')}
        </Button>
      </Form>
    </Dialog>
  )
}

export const fragment = graphql`
  fragment Organisers on Exhibition {
    notice {
      ...Consent
    }
  }
`
