import * as React from 'react'
import { Alert, Button, Form, TextField } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { maxDeviceNameLength } from '../../../registration/door'
import { textOfRefusal, type Refusal } from './door-api'
import type { DoorSession } from './door-session'
import * as styles from './form.module.css'

type Props = {
  onAdmit: DoorSession['admit']
  /** Keeps the list of this device instead; undefined if it has none. */
  onReturn: (() => void) | undefined
}

/** Asks for a name, with which the organiser can tell this device from the others, and then opens the list. */
export function AdmitDevice({ onAdmit, onReturn }: Props) {
  const t = useTexts()
  const [name, setName] = React.useState(() => t('door:device.name', { number: twoDigits() }))
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [isSending, setIsSending] = React.useState(false)

  async function submit(): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setRefusal(undefined)
    const answer = await onAdmit(name)
    setIsSending(false)
    setRefusal(answer)
  }

  return (
    <Form className={styles.form} onSend={submit}>
      <h2>{t('door:device.heading')}</h2>
      <TextField
        label={t('door:device.label')}
        value={name}
        error={typeof refusal === 'object' ? t(`registration:error.${refusal.name}`) : undefined}
        note={t('door:device.note')}
        required
        maxLength={maxDeviceNameLength}
        autoFocus
        spellCheck="false"
        enterKeyHint="go"
        // What is typed replaces the proposal.
        onFocus={({ target }) => target.select()}
        onValue={setName}
      />
      <Alert>{typeof refusal === 'string' && t(textOfRefusal('device', refusal))}</Alert>
      <Button type="submit" look="send" aria-disabled={isSending}>
        {t(isSending ? 'door:device.sending' : 'door:device.send')}
      </Button>
      {onReturn && <Button onClick={onReturn}>{t('door:add.close')}</Button>}
    </Form>
  )
}

/** Tells the devices at one door apart, unless somebody finds a better name. */
const twoDigits = () => 10 + Math.floor(Math.random() * 90)
