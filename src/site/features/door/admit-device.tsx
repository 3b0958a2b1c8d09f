import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { maxDeviceNameLength } from '../../../registration/door'
import { textOfRefusal, type Refusal } from './door-api'
import type { DoorSession } from './door-session'
import { NameField } from './name-field'
import * as styles from './form.module.css'

type Props = {
  onAdmit: DoorSession['admit']
  /** Keeps the list of this device instead; undefined if it has none. */
  onReturn: (() => void) | undefined
}

/** Asks for a name, with which the organiser can tell this device from the others, and then opens the list. */
export function AdmitDevice({ onAdmit, onReturn }: Props) {
  const t = useTexts()
  const field = React.useRef<HTMLInputElement>(null)
  const [name, setName] = React.useState(() => t('door:device.name', { number: twoDigits() }))
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [isSending, setIsSending] = React.useState(false)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setRefusal(undefined)
    const answer = await onAdmit(name)
    setIsSending(false)
    setRefusal(answer)
    if (typeof answer === 'object') field.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('door:device.heading')}</h2>
      <NameField
        ref={field}
        id="device"
        label={t('door:device.label')}
        value={name}
        error={typeof refusal === 'object' ? refusal.name : undefined}
        note={t('door:device.note')}
        maxLength={maxDeviceNameLength}
        autoFocus
        enterKeyHint="go"
        // What is typed replaces the proposal.
        onFocus={({ target }) => target.select()}
        onChange={setName}
      />
      <div role="alert" className={styles.error}>
        {typeof refusal === 'string' && <p>{t(textOfRefusal('device', refusal))}</p>}
      </div>
      <button type="submit" className={styles.send} aria-disabled={isSending}>
        {t(isSending ? 'door:device.sending' : 'door:device.send')}
      </button>
      {onReturn && (
        <button type="button" className={styles.close} onClick={onReturn}>
          {t('door:add.close')}
        </button>
      )}
    </form>
  )
}

/** Tells the devices at one door apart, unless somebody finds a better name. */
const twoDigits = () => 10 + Math.floor(Math.random() * 90)
