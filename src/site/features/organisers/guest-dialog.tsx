import * as React from 'react'
import { Alert, Button, Form, Status } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import type { FormName } from '../../../registration/fields'
import type { ListedGuest, PersonData, StoredMail } from '../../../registration/organisers'
import { reasonOf } from './attention'
import { Dialog } from './dialog'
import { downloadPerson } from './download-file'
import { Check } from './form'
import { GuestFields, StoredMeanwhile, type GuestValues } from './guest-fields'
import { organisersApi } from './organisers-api'
import { EraseForm } from './questions'
import { useSession } from './session'
import { useWhileShown } from './use-organisers'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = {
  /** The event. */
  slug: string
  guest: ListedGuest
  form: FormName
  /** Whether mails are sent about the event: the content still has it. */
  hasMails?: boolean
  /** Whether the event takes place, as far as the content says. */
  takesPlace?: boolean
  /** Whether the event has ended: then no mail is sent about the registration. */
  isOver?: boolean
  /** When the registration will be cancelled, if an organiser has cancelled it. */
  pendingAt: string | undefined
  /** Whether the registration has been cancelled or erased meanwhile. */
  isGone?: boolean
  /** The title of an event. */
  titleOf: (event: string) => string
  /** Reads the guests anew. @returns them */
  onChanged: () => Promise<readonly ListedGuest[] | undefined>
  onClose: (notice?: string) => void
}

const valuesOf = ({ name, email, seats, locale }: ListedGuest): GuestValues => ({
  name,
  email: email ?? '',
  seats: String(seats),
  locale,
})

/** In place of a version, of a guest whom an organiser has added. As in add_guest(). */
const toldByOrganiser = 'by hand'

/** Everything about a guest: what is stored, the mails, and what an organiser can change. */
export function GuestDialog({ slug, guest, form, hasMails = true, takesPlace = true, ...props }: Props) {
  const { pendingAt, isGone = false, isOver = false, titleOf, onChanged, onClose } = props
  const t = useTexts()
  const { timeOf, clockOf } = useSession()
  const [values, setValues] = React.useState(() => valuesOf(guest))
  const [revision, setRevision] = React.useState(guest.revision)
  // What was stored when the last request was refused.
  const [latest, setLatest] = React.useState<ListedGuest>()
  const [person, setPerson] = React.useState<PersonData>()
  // What is below the mails comes with them: it must not move when somebody is about to press it.
  const [isRead, setIsRead] = React.useState(false)
  const { refusal, setRefusal, notice, setNotice, isBusy, change } = useRequests()
  const [action, setAction] = React.useState('')
  // What somebody else has stored meanwhile: it is shown, so the next edit may replace it.
  const stored = action === 'edit' && refusal?.problem === 'changed_meanwhile' ? latest : undefined
  const seen = stored?.revision ?? revision
  const [withMail, setWithMail] = React.useState(true)
  const getsMail = hasMails && !guest.walk_in
  const [wasPending, setWasPending] = React.useState(false)
  if (!isGone && wasPending !== Boolean(pendingAt)) setWasPending(!wasPending)

  const { refusal: unread, answered } = useRequests()
  const read = React.useCallback(
    () =>
      organisersApi.readPerson(slug, guest.id).then((asked) => {
        const answer = answered(asked)
        if (answer) setPerson(answer.person)
        setIsRead(true)
      }),
    [slug, guest.id, answered],
  )
  React.useEffect(() => void read(), [read, guest.revision])
  const isSending = person?.registrations[0]?.mails.some(({ sent_at, refused_at }) => !sent_at && !refused_at)
  useWhileShown(read, !person || Boolean(isSending))

  /** @returns whether it was done */
  async function act(asked: string, sent: object, done: string): Promise<boolean> {
    if (isBusy) return false
    setAction(asked)
    setRevision(seen)
    setLatest(undefined)
    const isDone = Boolean(await change(slug, asked, sent))
    if (isDone) setNotice(done)
    if (isDone && asked === 'erase') return true
    void read()
    const listed = (await onChanged())?.find(({ id }) => id === guest.id)
    if (!listed) return isDone
    if (!isDone) setLatest(listed)
    const isSaved = isDone && asked === 'edit'
    // Otherwise what somebody else has changed meanwhile is told with the next edit.
    const isOwnChange = isDone && JSON.stringify(valuesOf(listed)) === JSON.stringify(valuesOf(guest))
    if (isSaved || isOwnChange) setRevision(listed.revision)
    if (isSaved) setValues(valuesOf(listed))
    return isDone
  }

  const one = { guest: guest.id }
  const save = (how: { over?: true } = {}) =>
    act('edit', { ...one, revision: seen, ...values, walkIn: guest.walk_in, ...how }, t('organisers:edit.saved'))
  const moveUp = (how: { over?: true } = {}) => act('moveUp', { ...one, ...how }, t('organisers:moveUp.sent'))
  const problem = refusal?.problem ?? (isGone ? 'gone' : undefined)
  const isTooLate = problem === 'gone' && (refusal ? action === 'keep' : wasPending)
  const registration = person?.registrations[0]
  const others = person?.registrations.slice(1) ?? []

  return (
    <Dialog heading={guest.name} onClose={() => onClose()}>
      <Status>{notice}</Status>
      <Alert>{problem && t(isTooLate ? 'organisers:cancel.tooLate' : `organisers:problem.${problem}`)}</Alert>
      {stored && (
        <StoredMeanwhile
          values={valuesOf(stored)}
          onTake={() => {
            setValues(valuesOf(stored))
            setRevision(seen)
            setRefusal(undefined)
          }}
        />
      )}
      {refusal?.problem === 'capacity_full' && (
        <Button onClick={() => void (action === 'edit' ? save({ over: true }) : moveUp({ over: true }))}>
          {t('organisers:edit.over')}
        </Button>
      )}
      {pendingAt && (
        <p className={styles.pending}>
          {t('organisers:guest.pending', { time: clockOf(pendingAt) })}
          <Button onClick={() => void act('keep', { guests: [guest.id] }, t('organisers:cancel.kept'))}>
            {t('organisers:cancel.undo')}
          </Button>
        </p>
      )}
      <Form onSend={() => void save()}>
        <GuestFields
          values={values}
          form={form}
          errors={action === 'edit' ? refusal?.fields : undefined}
          hasEmail={!guest.walk_in}
          onChange={setValues}
        />
        {!guest.walk_in && <p>{t(isOver ? 'organisers:edit.noteOver' : 'organisers:edit.note')}</p>}
        <Button type="submit" look="send" aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:edit.saving' : 'organisers:edit.save')}
        </Button>
      </Form>
      <div className={styles.tools}>
        {guest.state === 'waiting' && takesPlace && !isOver && (
          <Button onClick={() => void moveUp()}>{t('organisers:moveUp.send')}</Button>
        )}
        {!guest.walk_in && !isOver && (
          <Button onClick={() => void act('resend', one, t('organisers:resend.sent'))}>
            {t('organisers:resend.send')}
          </Button>
        )}
        <Button disabled={!person} onClick={() => downloadPerson(`${slug}-${guest.id}`, person)}>
          {t('organisers:data.download')}
        </Button>
      </div>
      <dl className={styles.facts}>
        <dt>{t('organisers:guest.registeredAt')}</dt>
        <dd>{timeOf(guest.created_at)}</dd>
        {registration && (
          <>
            <dt>{t('organisers:guest.keptUntil')}</dt>
            <dd>{timeOf(registration.kept_until)}</dd>
            <dt>{t('organisers:guest.notice')}</dt>
            <dd>
              {registration.notice_version === toldByOrganiser
                ? t('organisers:guest.byHand')
                : registration.notice_version}
            </dd>
          </>
        )}
        {others.length > 0 && (
          <>
            <dt>{t('organisers:guest.others')}</dt>
            <dd>{others.map(({ event }) => titleOf(event)).join(', ')}</dd>
          </>
        )}
        <dt>{t('organisers:guest.mails')}</dt>
        <dd>
          {!registration && t(unread ? `organisers:problem.${unread.problem}` : 'organisers:guest.loading')}
          {registration?.mails.length === 0 && t('organisers:guest.noMails')}
          <ul>
            {registration?.mails.map((mail) => (
              <li key={mail.created_at + mail.kind}>{mailText(mail)}</li>
            ))}
          </ul>
          {registration && registration.mails.length > 0 && (
            <p className={styles.note}>{t('organisers:guest.bounces')}</p>
          )}
        </dd>
      </dl>
      {isRead && !pendingAt && !isGone && (
        <section className={staff.form} aria-labelledby="cancel-heading">
          <h3 id="cancel-heading">{t('organisers:cancel.heading')}</h3>
          {getsMail && (
            <Check checked={withMail} onCheck={setWithMail}>
              {t('organisers:cancel.mail')}
            </Check>
          )}
          <p>
            {t('organisers:cancel.note')} {form === 'invitation' && t('organisers:cancel.invited')}
          </p>
          <Button
            onClick={() =>
              void act('cancel', { guests: [guest.id], mail: withMail && getsMail }, t('organisers:cancel.note'))
            }
          >
            {t('organisers:cancel.send')}
          </Button>
        </section>
      )}
      {isRead && (
        <EraseForm
          name={guest.name}
          onErase={() => void act('erase', one, '').then((isDone) => isDone && onClose(t('organisers:person.erased')))}
        />
      )}
    </Dialog>
  )

  function mailText({ kind, sent_at, refused_at, fault }: StoredMail): string {
    const what = t(`organisers:mail.${kind}`)
    if (sent_at) return `${what}: ${t('organisers:mail.sentAt', { time: timeOf(sent_at) })}`
    if (refused_at || fault) return `${what}: ${t(`organisers:reason.${reasonOf(fault ?? 'mail_address')}`)}`
    return `${what}: ${t('organisers:mail.isWaiting')}`
  }
}
