import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { ListedInvitation } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { GuestFields, type GuestValues } from './guest-fields'
import { organisersApi } from './organisers-api'
import { useAnswers } from './use-answers'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  /** Not a revoked one. */
  invitation: ListedInvitation
  maxSeats: number
  onChanged: () => Promise<void>
  onClose: () => void
  onSignedOut: () => void
}

const valuesOf = ({ name, email, max_seats, locale }: ListedInvitation): GuestValues => ({
  fullName: name ?? '',
  email: email ?? '',
  seats: String(max_seats),
  locale,
})

const onWire = ({ fullName, ...values }: GuestValues) => ({ name: fullName, ...values })

/** One invitation: correct it, make a new link, or revoke it. */
export function InvitationDialog({ slug, invitation, maxSeats, onChanged, onClose, onSignedOut }: Props) {
  const t = useTexts()
  // What the organiser saw when the dialog opened: if somebody else changes it meanwhile, nothing is overwritten.
  const [seen, setSeen] = React.useState(() => valuesOf(invitation))
  const [values, setValues] = React.useState(seen)
  const [send, setSend] = React.useState(true)
  const [isSure, setIsSure] = React.useState(false)
  const [isBusy, setIsBusy] = React.useState(false)
  const [notice, setNotice] = React.useState('')
  const [link, setLink] = React.useState<string>()
  const { refusal, answered } = useAnswers(onSignedOut)

  /** @returns what was answered */
  async function act<T>(action: string, sent: object): Promise<T | undefined> {
    if (isBusy) return undefined
    setIsBusy(true)
    setNotice('')
    const answer = answered(await organisersApi.change<T>(slug, action, { invitation: invitation.id, ...sent }))
    setIsBusy(false)
    await onChanged()
    return answer
  }

  async function save(): Promise<void> {
    const answer = await act<{ link: string | null }>('editInvitation', {
      ...{ seen: onWire(seen), changed: onWire(values), send },
    })
    if (!answer) return
    setSeen(values)
    setNotice(t('organisers:edit.saved'))
    if (answer.link) setLink(location.origin + answer.link)
  }

  async function makeLink(): Promise<void> {
    const answer = await act<{ link: string }>('linkInvitation', { locale: values.locale })
    if (answer) setLink(location.origin + answer.link)
  }

  const hasNewAddress = values.email.trim() !== seen.email
  const latest = valuesOf(invitation)
  const hasChanged = refusal?.problem === 'changed_meanwhile' && JSON.stringify(latest) !== JSON.stringify(seen)

  return (
    <Dialog heading={invitation.name ?? ''} onClose={onClose}>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal &&
          t(refusal.problem === 'gone' ? 'organisers:invitation.gone' : `organisers:problem.${refusal.problem}`)}
      </p>
      {hasChanged && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            setSeen(latest)
            setValues(latest)
          }}
        >
          {latest.fullName} · {latest.email} · {latest.seats}
        </button>
      )}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <GuestFields
          values={values}
          form="programme"
          maxSeats={maxSeats}
          errors={refusal?.fields}
          hasEmail
          onChange={setValues}
        />
        <p>{t('organisers:invitation.note')}</p>
        {hasNewAddress && (
          <label className={styles.check}>
            <input type="checkbox" checked={send} onChange={({ target }) => setSend(target.checked)} />
            {t('organisers:invitation.mail')}
          </label>
        )}
        <button type="submit" className={styles.send} aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:edit.saving' : 'organisers:edit.save')}
        </button>
      </form>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => void makeLink()}>
          {t('organisers:invitation.link')}
        </button>
      </div>
      {link && (
        <>
          <p className={styles.link}>{link}</p>
          <button
            type="button"
            className={styles.tool}
            onClick={() => void navigator.clipboard.writeText(link).then(() => setNotice(t('organisers:door.copied')))}
          >
            {t('organisers:door.copy')}
          </button>
        </>
      )}
      <section className={styles.form} aria-labelledby="revoke-heading">
        <h3 id="revoke-heading">{t('organisers:invitation.revoke')}</h3>
        <p>{t('organisers:invitation.revokeNote')}</p>
        <label className={styles.check}>
          <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
          {t('organisers:invitation.revokeSure', { name: invitation.name ?? '' })}
        </label>
        <button
          type="button"
          className={styles.tool}
          disabled={!isSure}
          onClick={() => void act('revoke', {}).then((answer) => answer && onClose())}
        >
          {t('organisers:invitation.revoke')}
        </button>
      </section>
    </Dialog>
  )
}
