import * as React from 'react'
import { languageOf, isLocale } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import type { InvitationLink, InvitationsAnswer, ListedInvitation } from '../../../registration/organisers'
import { writeCsv } from '../../../registration/write-csv'
import { Confirm } from './confirm'
import { Dialog } from './dialog'
import { downloadFile } from './download-file'
import { downloadLinks } from './download-links'
import type { EventViewProps } from './event-guests'
import { searchGuests } from './filter-guests'
import { InvitationDialog } from './invitation-dialog'
import { Invite } from './invite'
import { MailPreview } from './mail-preview'
import { organisersApi } from './organisers-api'
import { Outbox } from './outbox'
import { timeOf } from './times'
import { useAnswers } from './use-answers'
import { useWhileShown } from './use-organisers'
import * as styles from './organisers.module.css'

const states = ['all', 'silent', 'accepted', 'declined', 'revoked'] as const
type State = (typeof states)[number]

/** How many invitations are shown at first, and with each "more". */
const step = 60

/** The personal invitations of an event: who is invited, what they answered, and what can be done about it. */
export function Invitations({ slug, content, overview, timeZone, onSignedOut }: EventViewProps) {
  const t = useTexts()
  const { language } = usePage()
  const [list, setList] = React.useState<InvitationsAnswer>()
  const [state, setState] = React.useState<State>('all')
  const [query, setQuery] = React.useState('')
  const [shown, setShown] = React.useState(step)
  const [open, setOpen] = React.useState<string>()
  const [isAsked, setIsAsked] = React.useState(false)
  const [isPreviewed, setIsPreviewed] = React.useState(false)
  const [notice, setNotice] = React.useState('')
  const { refusal, answered } = useAnswers(onSignedOut)
  const deferredQuery = React.useDeferredValue(query)

  const refresh = React.useCallback(
    () =>
      organisersApi.readInvitations(slug).then((asked) => {
        const answer = answered(asked)
        if (answer) setList(answer)
      }),
    [slug, answered],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)

  const invitations = list?.invitations
  const inState = React.useMemo(
    () => (invitations ?? []).filter((each) => state === 'all' || each.state === state),
    [invitations, state],
  )
  const found = React.useMemo(() => searchGuests(inState, deferredQuery), [inState, deferredQuery])

  async function remind(send: boolean): Promise<void> {
    setIsAsked(false)
    const answer = answered(await organisersApi.change<{ created: InvitationLink[] }>(slug, 'remind', { send }))
    if (answer && send) setNotice(t('organisers:invitations.reminded', { guests: answer.created.length }))
    else if (answer) downloadLinks(slug, answer.created, t)
    void refresh()
  }

  if (content?.form !== 'invitation') return <p>{t('organisers:problem.not_personal')}</p>
  const count = (wanted: ListedInvitation['state']) =>
    (invitations ?? []).filter((each) => each.state === wanted).length
  const opened = invitations?.find(({ id }) => id === open)
  const places = (invitations ?? []).reduce((sum, { seats }) => sum + (seats ?? 0), 0)

  return (
    <>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </p>
      <Invite slug={slug} maxSeats={content.maxSeats} onInvited={() => void refresh()} onSignedOut={onSignedOut} />
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => setIsPreviewed(true)}>
          {t('organisers:invitations.preview')}
        </button>
      </div>
      {isPreviewed && (
        <Dialog heading={t('organisers:invitations.preview')} onClose={() => setIsPreviewed(false)}>
          <MailPreview slug={slug} kind="invitation" organiser={overview.organiser} onSignedOut={onSignedOut} />
        </Dialog>
      )}
      <section aria-labelledby="invited">
        <h3 id="invited">{t('organisers:invitations.heading')}</h3>
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
            {isAsked ? (
              <Confirm
                question={t('organisers:invitations.remindSure', { guests: list.to_remind })}
                yes={t('organisers:invite.yes', { guests: list.to_remind })}
                onYes={() => void remind(true)}
                onNo={() => setIsAsked(false)}
              />
            ) : (
              <div className={styles.tools}>
                <button
                  type="button"
                  className={styles.tool}
                  disabled={list.to_remind === 0}
                  onClick={() => setIsAsked(true)}
                >
                  {t('organisers:invitations.remind', { guests: list.to_remind })}
                </button>
                <button
                  type="button"
                  className={styles.tool}
                  disabled={count('silent') === 0}
                  onClick={() => void remind(false)}
                >
                  {t('organisers:invitations.newLinks')}
                </button>
                <button type="button" className={styles.tool} onClick={download}>
                  {t('organisers:invitations.table')}
                </button>
              </div>
            )}
            <search className={styles.filters}>
              <div className={styles.field}>
                <label htmlFor="invited-query">{t('organisers:search.label')}</label>
                <input
                  id="invited-query"
                  type="search"
                  className={styles.input}
                  value={query}
                  autoComplete="off"
                  onChange={({ target }) => {
                    setQuery(target.value)
                    setShown(step)
                  }}
                />
              </div>
              <div className={styles.field}>
                <label htmlFor="invited-state">{t('organisers:invitations.state')}</label>
                <select
                  id="invited-state"
                  className={styles.input}
                  value={state}
                  onChange={({ target }) => setState(target.value as State)}
                >
                  {states.map((each) => (
                    <option key={each} value={each}>
                      {t(`organisers:invitations.${each}`)}
                    </option>
                  ))}
                </select>
              </div>
            </search>
            <ul className={styles.guests}>
              {found.slice(0, shown).map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  timeZone={timeZone}
                  onOpen={() => setOpen(invitation.id)}
                />
              ))}
            </ul>
            {found.length > shown && (
              <button type="button" className={styles.tool} onClick={() => setShown(shown + step * 4)}>
                {t('organisers:list.more', { rest: found.length - shown })}
              </button>
            )}
          </>
        )}
      </section>
      <Outbox slug={slug} onSignedOut={onSignedOut} />
      {opened && (
        <InvitationDialog
          key={opened.id}
          slug={slug}
          invitation={opened}
          maxSeats={content.maxSeats}
          onChanged={refresh}
          onClose={() => setOpen(undefined)}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  )

  function download(): void {
    const headings = [
      t('organisers:guest.name'),
      t('organisers:guest.email'),
      t('organisers:guest.language'),
      t('organisers:invitation.most'),
      t('organisers:invitations.state'),
      t('organisers:guest.places'),
    ]
    const rows = found.map(({ name, email, locale, max_seats, state, seats }) => [
      ...[name ?? '', email ?? '', isLocale(locale) ? languageOf(locale).name : locale, String(max_seats)],
      ...[t(`organisers:invitations.${state}`), seats === null ? '' : String(seats)],
    ])
    downloadFile(`${slug}-${language}.csv`, 'text/csv', writeCsv([headings, ...rows]))
  }
}

type RowProps = { invitation: ListedInvitation; timeZone: string; onOpen: () => void }

function InvitationRow({ invitation, timeZone, onOpen }: RowProps) {
  const t = useTexts()
  const { language } = usePage()
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
      {(mail?.refused_at ?? mail?.fault) && <span className={styles.problem}>{t('organisers:guest.unsent')}</span>}
      {email && <bdi>{email}</bdi>}
      <span>{timeOf(mail?.sent_at ?? created_at, timeZone, language)}</span>
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
