import * as React from 'react'
import { Button, Form } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { parseInvitation } from '../../../registration/invited-guest'
import type { ListedInvitation } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { Check, CopyableLink, Outcome } from './form'
import { GuestFields, StoredMeanwhile, type GuestValues } from './guest-fields'
import { Ticked } from './questions'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  /** Not a revoked one. */
  invitation: ListedInvitation
  maxSeats: number
  onChanged: () => Promise<void>
  /** @param notice what was done, if the dialog can no longer say it */
  onClose: (notice?: string) => void
}

type Stored = Pick<ListedInvitation, 'name' | 'email' | 'max_seats' | 'locale'>

const valuesOf = ({ name, email, max_seats, locale }: Stored): GuestValues => ({
  name: name ?? '',
  email: email ?? '',
  seats: String(max_seats),
  locale,
})

/** One invitation: correct it, make a new link, or revoke it. */
export function InvitationDialog({ slug, invitation, maxSeats, onChanged, onClose }: Props) {
  const t = useTexts()
  // What the organiser saw when the dialog opened: if somebody else changes it meanwhile, nothing is overwritten.
  const [seen, setSeen] = React.useState(() => valuesOf(invitation))
  const [values, setValues] = React.useState(seen)
  const [send, setSend] = React.useState(true)
  const [link, setLink] = React.useState<string>()
  const { refusal, notice, setNotice, isBusy, change } = useRequests()

  /** @returns what was answered, with a new link if the guest gets none by mail */
  async function act(action: string, sent: object = {}): Promise<{ link?: string | null } | undefined> {
    if (isBusy) return undefined
    const answer = await change<{ link?: string | null }>(slug, action, { invitation: invitation.id, ...sent })
    await onChanged()
    if (answer?.link) setLink(location.origin + answer.link)
    return answer
  }

  async function save(): Promise<void> {
    // What somebody else has changed was shown: it may be replaced.
    const shown = hasChanged ? latest : seen
    setSeen(shown)
    const answer = await act('editInvitation', { seen: shown, changed: values, send })
    if (!answer) return
    // With another address, the link that was made before has ended.
    if (hasNewAddress && !answer.link) setLink(undefined)
    const parsed = parseInvitation(values, maxSeats)
    // It is stored without the spaces that were typed.
    const stored = 'guest' in parsed ? valuesOf({ ...parsed.guest, name: parsed.guest.full_name }) : values
    setSeen(stored)
    setValues(stored)
    setNotice(t('organisers:edit.saved'))
  }

  const hasNewAddress = values.email.trim() !== seen.email
  const isBelowTaken = values.seats !== '' && Number(values.seats) < (invitation.seats ?? 0)
  const latest = valuesOf(invitation)
  const hasChanged = refusal?.problem === 'changed_meanwhile' && JSON.stringify(latest) !== JSON.stringify(seen)

  return (
    <Dialog heading={invitation.name ?? ''} onClose={() => onClose()}>
      <Outcome {...{ notice, refusal }} />
      {hasChanged && (
        <StoredMeanwhile
          values={latest}
          onTake={() => {
            setSeen(latest)
            setValues(latest)
          }}
        />
      )}
      <Form onSend={() => void save()}>
        <GuestFields
          values={values}
          form="programme"
          maxSeats={maxSeats}
          errors={refusal?.fields}
          hasEmail
          onChange={setValues}
        />
        <p>
          {t('organisers:invitation.note')}{' '}
          {isBelowTaken && t('organisers:invitation.taken', { seats: invitation.seats! })}
        </p>
        {hasNewAddress && (
          <Check checked={send} onCheck={setSend}>
            {t('organisers:invitation.mail')}
          </Check>
        )}
        <Button type="submit" look="send" aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:edit.saving' : 'organisers:edit.save')}
        </Button>
      </Form>
      <div className={styles.tools}>
        <Button onClick={() => void act('linkInvitation', { locale: values.locale })}>
          {t('organisers:invitation.link')}
        </Button>
      </div>
      {link && <CopyableLink link={link} onNotice={setNotice} />}
      <Ticked
        heading={t('organisers:invitation.revoke')}
        note={t('organisers:invitation.revokeNote')}
        sure={t('organisers:invitation.revokeSure', { name: invitation.name ?? '' })}
        send={t('organisers:invitation.revoke')}
        onSend={() =>
          void act('revoke').then(
            (answer) => answer && onClose(t('organisers:invitation.revoked', { name: invitation.name ?? '' })),
          )
        }
      />
    </Dialog>
  )
}
