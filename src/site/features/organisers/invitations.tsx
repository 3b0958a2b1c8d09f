import * as React from 'react'
import { Button, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import type { InvitationLink, ListedInvitation } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { downloadLinks } from './download-file'
import { DownloadTable } from './download-table'
import type { EventViewProps } from './event-guests'
import { searchGuests } from './filter-guests'
import { Choice, Outcome } from './form'
import { languageName, type Table } from './guest-table'
import { InvitationDialog } from './invitation-dialog'
import { Invite } from './invite'
import { MailPreview } from './mail-preview'
import { organisersApi } from './organisers-api'
import { Outbox } from './outbox'
import { Confirm } from './questions'
import { useSession } from './session'
import { stateNow } from './state-now'
import { useRead, useRequests } from './use-requests'
import * as styles from './organisers.module.css'

const states = ['all', 'silent', 'accepted', 'declined', 'revoked'] as const
type State = (typeof states)[number]

/** How many invitations are shown at first, and with each "more". */
const step = 60

/** The personal invitations of an event: who is invited, what they answered, and what can be done about it. */
export function Invitations({ slug, content, numbers }: EventViewProps) {
  const t = useTexts()
  const { language } = useSession()
  const [state, setState] = React.useState<State>('all')
  const [query, setQuery] = React.useState('')
  const [shown, setShown] = React.useState(step)
  const [open, setOpen] = React.useState<string>()
  const [isAsked, setIsAsked] = React.useState(false)
  const [isPreviewed, setIsPreviewed] = React.useState(false)
  const [changes, setChanges] = React.useState(0)
  const { latest: list, refusal: noAnswer, refresh } = useRead(organisersApi.readInvitations, slug)
  const { refusal = noAnswer, notice, setNotice, change } = useRequests()
  const deferredQuery = React.useDeferredValue(query)

  const invitations = list?.invitations
  const inState = React.useMemo(
    () => (invitations ?? []).filter((each) => state === 'all' || each.state === state),
    [invitations, state],
  )
  const found = React.useMemo(() => searchGuests(inState, deferredQuery), [inState, deferredQuery])

  async function remind(send: boolean): Promise<void> {
    setIsAsked(false)
    const answer = await change<{ created: InvitationLink[] }>(slug, 'remind', { send })
    if (answer && send) setNotice(t('organisers:invitations.reminded', { guests: answer.created.length }))
    else if (answer) await downloadLinks(slug, answer.created, t)
    void onChanged()
  }

  /** Reads the invitations anew, and their mails, of which there may be more. */
  function onChanged(): Promise<void> {
    setChanges((before) => before + 1)
    return refresh()
  }

  if (content?.form !== 'invitation') return <p>{t('organisers:problem.not_personal')}</p>
  const isClosed = content.cancelled || (numbers?.settings && stateNow(numbers.settings) === 'closed')
  const count = (wanted: ListedInvitation['state']) =>
    (invitations ?? []).filter((each) => each.state === wanted).length
  const opened = invitations?.find(({ id }) => id === open)
  const places = (invitations ?? []).reduce((sum, { seats }) => sum + (seats ?? 0), 0)

  return (
    <>
      {isClosed && <p>{t(content.cancelled ? 'organisers:problem.called_off' : 'organisers:invitations.closed')}</p>}
      <Invite slug={slug} maxSeats={content.maxSeats} onInvited={() => void onChanged()} />
      <div className={styles.tools}>
        <Button onClick={() => setIsPreviewed(true)}>{t('organisers:invitations.preview')}</Button>
      </div>
      {isPreviewed && (
        <Dialog heading={t('organisers:invitations.preview')} onClose={() => setIsPreviewed(false)}>
          <MailPreview slug={slug} kind="invitation" />
        </Dialog>
      )}
      <section aria-labelledby="invited">
        <h3 id="invited">{t('organisers:invitations.heading')}</h3>
        <Outcome {...{ notice, refusal }} />
        {!invitations && !refusal && <p role="status">{t('organisers:invitations.loading')}</p>}
        {invitations?.length === 0 && <p>{t('organisers:invitations.none')}</p>}
        {list && list.invitations.length > 0 && (
          <>
            <p className={styles.numbers}>
              {t('organisers:invitations.counts', {
                ...{ accepted: count('accepted'), places, declined: count('declined') },
                ...{ silent: count('silent'), revoked: count('revoked') },
              })}
            </p>
            <Confirm
              isAsked={isAsked}
              question={t('organisers:invitations.remindSure', { guests: list.to_remind })}
              yes={t('organisers:invite.yes', { guests: list.to_remind })}
              onYes={() => void remind(true)}
              onNo={() => setIsAsked(false)}
            >
              <Button disabled={isClosed || list.to_remind === 0} onClick={() => setIsAsked(true)}>
                {t('organisers:invitations.remind', { guests: list.to_remind })}
              </Button>
              <Button disabled={isClosed || count('silent') === 0} onClick={() => void remind(false)}>
                {t('organisers:invitations.newLinks')}
              </Button>
              <DownloadTable table={table} />
            </Confirm>
            {!isClosed && list.to_remind === 0 && count('silent') > 0 && (
              <p className={styles.note}>{t('organisers:invitations.remindLater')}</p>
            )}
            <search className={styles.filters}>
              <TextField
                label={t('organisers:search.label')}
                type="search"
                value={query}
                onValue={(value) => {
                  setQuery(value)
                  setShown(step)
                }}
              />
              <Choice
                label={t('organisers:invitations.state')}
                value={state}
                options={states.map((each) => [each, t(`organisers:invitations.${each}`)] as const)}
                onValue={setState}
              />
            </search>
            <p role="status">{found.length === 0 && t('organisers:list.nobody')}</p>
            <ul className={styles.guests}>
              {found.slice(0, shown).map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} onOpen={() => setOpen(invitation.id)} />
              ))}
            </ul>
            {found.length > shown && (
              <Button onClick={() => setShown(shown + step * 4)}>
                {t('organisers:list.more', { rest: found.length - shown })}
              </Button>
            )}
          </>
        )}
      </section>
      <Outbox key={`outbox ${changes}`} slug={slug} />
      {opened && (
        <InvitationDialog
          key={opened.id}
          slug={slug}
          invitation={opened}
          maxSeats={content.maxSeats}
          onChanged={onChanged}
          onClose={(done = '') => {
            setOpen(undefined)
            setNotice(done)
          }}
        />
      )}
    </>
  )

  function table(): Table {
    return {
      name: `${slug}-${language}`,
      headings: [
        t('organisers:guest.name'),
        t('organisers:guest.email'),
        t('organisers:guest.language'),
        t('organisers:invitation.most'),
        t('organisers:invitations.state'),
        t('organisers:guest.places'),
      ],
      rows: found.map(({ name, email, locale, max_seats, state, seats }) => [
        ...[name ?? '', email ?? '', languageName(locale), max_seats],
        ...[t(`organisers:invitations.${state}`), seats ?? ''],
      ]),
    }
  }
}

type RowProps = { invitation: ListedInvitation; onOpen: () => void }

function InvitationRow({ invitation, onOpen }: RowProps) {
  const t = useTexts()
  const { timeOf } = useSession()
  const { name, email, state, seats, max_seats, waiting, mail, created_at } = invitation
  const facts = (
    <span className={styles.guestFacts}>
      <span>{t(`organisers:invitations.${state}`)}</span>
      {waiting && <span>{t('organisers:invitations.waits')}</span>}
      {seats === null ? (
        <span>{t('organisers:invitations.most', { seats: max_seats })}</span>
      ) : (
        <span>{t('registration:programme.places', { count: seats })}</span>
      )}
      {state === 'silent' && !mail && <span>{t('organisers:invitations.notMailed')}</span>}
      {(mail?.refused_at ?? mail?.fault) && <span className={staff.problem}>{t('organisers:guest.unsent')}</span>}
      {email && <bdi>{email}</bdi>}
      <span>{timeOf(mail?.sent_at ?? created_at)}</span>
    </span>
  )
  return (
    <li className={styles.guest}>
      {name === null ? (
        <div className={styles.guestButton}>{facts}</div>
      ) : (
        <button type="button" className={styles.guestButton} onClick={onOpen}>
          <bdi className={styles.guestName}>{name}</bdi>
          {facts}
        </button>
      )}
    </li>
  )
}
