import * as React from 'react'
import { Alert, Button, Field, Status, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { maxEmailLength, normaliseEmail } from '../../../registration/email'
import { maxInvitedAtOnce, parseInvitation, type WrittenInvitation } from '../../../registration/invited-guest'
import { longestTyped } from '../../../registration/longest-typed'
import { maxNameLength } from '../../../registration/name'
import type { InvitationLink, InvitedAnswer, SkippedGuest } from '../../../registration/organisers'
import { areEnough, columnKinds, guestsIn, recogniseColumns, type Columns } from './columns'
import { downloadLinks } from './download-file'
import { Check, Choice, languageOptions } from './form'
import { organisersApi } from './organisers-api'
import { Confirm } from './questions'
import { maxRows, readTable, readText, type Table, type TableProblem } from './read-table'
import { useKept } from './use-kept'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  /** How many seats an invitation may have at most. */
  maxSeats: number
  onInvited: () => void
}

type Why = SkippedGuest['why']

type List = {
  table: Table
  columns: Columns
  /** What the organiser has corrected, by the row. */
  corrected: Record<number, WrittenInvitation>
  leftOut: readonly number[]
}

/** How many rows with a mistake are shown at once. */
const shownFaults = 40
/** How many rows without a mistake can be looked at. */
const shownRight = 500

/** Invites the guests of a table: it is read in the browser, its mistakes are corrected here, and then it is sent. */
export function Invite({ slug, maxSeats, onInvited }: Props) {
  const t = useTexts()
  const [list, setList] = useKept<List | undefined>(`invite ${slug}`, undefined)
  const [pasted, setPasted] = React.useState('')
  const [tableProblem, setTableProblem] = React.useState<TableProblem>()
  const [asked, setAsked] = React.useState<'mail' | 'links'>()
  const [progress, setProgress] = React.useState<number>()
  const [result, setResult] = React.useState('')
  const [skipped, setSkipped] = React.useState<readonly (WrittenInvitation & { why: Why })[]>([])
  const { refusal, answered } = useRequests()
  const id = React.useId()
  const heading = React.useRef<HTMLHeadingElement>(null)

  const words = {
    name: t('organisers:invite.words.name').split(','),
    surname: t('organisers:invite.words.surname').split(','),
    email: t('organisers:invite.words.email').split(','),
    locale: t('organisers:invite.words.locale').split(','),
    // As the list of invitations that can be downloaded calls it, which has the places that were taken, too.
    seats: [t('organisers:invitation.most'), ...t('organisers:invite.words.seats').split(',')],
  }

  async function open(reading: Promise<Table | TableProblem>): Promise<void> {
    const table = await reading
    setResult('')
    setSkipped([])
    setTableProblem(typeof table === 'string' ? table : undefined)
    if (typeof table === 'string') return
    setPasted('')
    setList({ table, columns: recogniseColumns(table.rows, words), corrected: {}, leftOut: [] })
  }

  const hasList = list !== undefined
  React.useEffect(() => {
    if (!hasList) return undefined
    // A reload would lose what was corrected, and end the sending halfway.
    const warn = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasList])

  const { table, columns, corrected, leftOut } = list ?? {}
  const written = React.useMemo(
    () => (table && columns && areEnough(columns) ? guestsIn(table, columns, maxSeats) : []),
    [table, columns, maxSeats],
  )
  const rows = React.useMemo(() => {
    const rowOfAddress = new Map<string, number>()
    return written
      .filter(({ row }) => !leftOut?.includes(row))
      .map(({ row, guest: first }) => {
        const guest = corrected?.[row] ?? first
        const parsed = parseInvitation(guest, maxSeats)
        const address = guest.email.trim().toLowerCase()
        const sameAs = rowOfAddress.get(address)
        if (sameAs === undefined) rowOfAddress.set(address, row)
        return { row, guest, errors: 'errors' in parsed ? parsed.errors : {}, sameAs }
      })
  }, [written, corrected, leftOut, maxSeats])
  // A row that was corrected stays where it is, so that the field does not vanish while somebody types in it.
  const isFaulty = ({ errors, sameAs }: (typeof rows)[number]) => sameAs !== undefined || Object.keys(errors).length > 0
  const faulty = rows.filter(isFaulty)
  const listed = rows.filter((each) => isFaulty(each) || corrected?.[each.row]).slice(0, shownFaults)

  async function send(how: 'mail' | 'links'): Promise<void> {
    setAsked(undefined)
    // What becomes of it is said there, above all rows.
    heading.current?.focus()
    setResult('')
    const created: InvitationLink[] = []
    const reasons = new Map<string, Why>()
    for (let first = 0; first < rows.length; first += maxInvitedAtOnce) {
      setProgress(first)
      const guests = rows.slice(first, first + maxInvitedAtOnce).map(({ guest }) => guest)
      const asked = await organisersApi.change<InvitedAnswer>(slug, 'invite', { send: how === 'mail', guests })
      const answer = answered(asked)
      if (!answer) {
        const isClosed =
          typeof asked === 'object' && 'refusal' in asked && asked.refusal.problem === 'registration_closed'
        setResult(t(`organisers:invite.${isClosed ? 'closed' : 'stopped'}`, { done: first, all: rows.length }))
        break
      }
      created.push(...answer.created)
      for (const { email, why } of answer.skipped) reasons.set(email, why)
      if (first + guests.length < rows.length) continue
      setList(undefined)
      const count = (why: Why) => [...reasons.values()].filter((each) => each === why).length
      const counts = { existing: count('existing'), revoked: count('revoked'), registered: count('registered') }
      setResult(t('organisers:invite.done', { ...counts, created: created.length }))
      setSkipped(
        rows.flatMap(({ guest }) => {
          const why = reasons.get(normaliseEmail(guest.email))
          return why ? [{ ...guest, why }] : []
        }),
      )
    }
    setProgress(undefined)
    if (how === 'links' && created.length > 0) await downloadLinks(slug, created, t)
    onInvited()
  }

  const isBusy = progress !== undefined

  return (
    <section aria-labelledby={`${id}heading`} className={staff.form}>
      <h3 id={`${id}heading`} ref={heading} tabIndex={-1}>
        {t('organisers:invite.heading')}
      </h3>
      <Status>{isBusy ? t('organisers:invite.progress', { done: progress, all: rows.length }) : result}</Status>
      {skipped.length > 0 && (
        <details>
          <summary>{t('organisers:invite.skipped', { guests: skipped.length })}</summary>
          <ul>
            {skipped.map(({ name, email, why }) => (
              <li key={email}>
                <bdi>{name}</bdi>, {email}: {t(`organisers:invite.why.${why}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Alert>
        {tableProblem && t(`organisers:problem.${tableProblem}`, { rows: maxRows })}
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </Alert>
      {list ? table && columns && chosen(table, columns) : source()}
    </section>
  )

  function source(): React.ReactNode {
    return (
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const [file] = event.dataTransfer.files
          if (file) void open(readTable(file))
        }}
      >
        <p>{t('organisers:invite.note')}</p>
        <Field label={t('organisers:invite.choose')}>
          {(props) => (
            <input
              {...props}
              type="file"
              accept=".xlsx,.csv,.tsv,.txt,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void open(readTable(file))
                // Otherwise browsers say nothing when a file that was corrected is chosen again.
                target.value = ''
              }}
            />
          )}
        </Field>
        <Field label={t('organisers:invite.paste')}>
          {(props) => (
            <textarea {...props} rows={3} value={pasted} onChange={({ target }) => setPasted(target.value)} />
          )}
        </Field>
        <Button disabled={!pasted.trim()} onClick={() => void open(readText(pasted))}>
          {t('organisers:invite.pasteSend')}
        </Button>
      </div>
    )
  }

  function chosen(table: Table, columns: Columns): React.ReactNode {
    const choose = (changed: Columns) => setList({ table, columns: changed, corrected: {}, leftOut: [] })
    const headings = table.rows[0] ?? []
    return (
      <>
        {table.isGuessed && <p>{t('organisers:invite.cs1250')}</p>}
        <fieldset className={styles.columns}>
          <legend>{t('organisers:invite.columns')}</legend>
          {headings.map((heading, index) => (
            <Choice
              key={index}
              label={t('organisers:invite.column', {
                heading: (columns.hasHeadings && heading.slice(0, 40)) || String(index + 1),
              })}
              value={columns.kinds[index]!}
              note={<bdi className={styles.note}>{table.rows[Number(columns.hasHeadings)]?.[index]?.slice(0, 40)}</bdi>}
              options={columnKinds.map((kind) => [kind, t(`organisers:invite.is.${kind}`)] as const)}
              onValue={(chosen) => {
                const kinds = columns.kinds.map((kind, each) =>
                  each === index ? chosen : kind === chosen ? 'none' : kind,
                )
                choose({ ...columns, kinds })
              }}
            />
          ))}
          <Check checked={columns.hasHeadings} onCheck={(hasHeadings) => choose({ ...columns, hasHeadings })}>
            {t('organisers:invite.hasHeadings')}
          </Check>
        </fieldset>
        {!areEnough(columns) ? (
          <p role="status" className={staff.problem}>
            {t('organisers:invite.missing')}
          </p>
        ) : (
          <>
            <Status>
              {faulty.length > 0
                ? t('organisers:invite.faults', { rows: faulty.length })
                : rows.length > 0
                  ? t('organisers:invite.ready', { rows: rows.length })
                  : t('organisers:problem.empty_file')}
            </Status>
            <ol className={styles.rows}>{listed.map(rowFields)}</ol>
            {rows.length > faulty.length && (
              <details>
                <summary>{t('organisers:invite.show')}</summary>
                <ul>
                  {rows
                    .filter((each) => !isFaulty(each))
                    .slice(0, shownRight)
                    .map(({ row, guest }) => (
                      <li key={row}>
                        <bdi>{guest.name}</bdi>, {guest.email}, {guest.locale}, {guest.seats}
                      </li>
                    ))}
                </ul>
              </details>
            )}
          </>
        )}
        <Confirm
          isAsked={asked !== undefined}
          question={t(asked === 'mail' ? 'organisers:invite.sure' : 'organisers:invite.sureLinks', {
            guests: rows.length,
          })}
          yes={t('organisers:invite.yes', { guests: rows.length })}
          onYes={() => asked && void send(asked)}
          onNo={() => setAsked(undefined)}
        >
          {(['mail', 'links'] as const).map((how) => (
            <Button
              key={how}
              look={how === 'mail' ? 'send' : 'tool'}
              disabled={isBusy || faulty.length > 0 || rows.length === 0}
              onClick={() => setAsked(how)}
            >
              {t(`organisers:invite.${how}`)}
            </Button>
          ))}
          <Button look="quiet" disabled={isBusy} onClick={() => setList(undefined)}>
            {t('organisers:invite.cancel')}
          </Button>
        </Confirm>
      </>
    )
  }

  function rowFields({ row, guest, errors, sameAs }: (typeof rows)[number]): React.ReactNode {
    const field = (name: keyof WrittenInvitation, error: string | undefined) => ({
      value: guest[name],
      error,
      onValue: (value: string) =>
        list && setList({ ...list, corrected: { ...list.corrected, [row]: { ...guest, [name]: value } } }),
    })
    const twice = sameAs === undefined ? undefined : t('organisers:invite.twice', { row: sameAs })
    const languages = locales.map((each) => languageOf(each).name).join(', ')
    const unknownLanguage = [guest.locale, guest.locale] as const
    return (
      <li key={row}>
        <fieldset className={styles.columns}>
          <legend>{t('organisers:invite.row', { row })}</legend>
          <TextField
            label={t('organisers:guest.name')}
            maxLength={longestTyped(maxNameLength)}
            {...field('name', errors.name && t(`registration:error.${errors.name}`))}
          />
          <TextField
            label={t('organisers:guest.email')}
            inputMode="email"
            maxLength={longestTyped(maxEmailLength)}
            {...field('email', errors.email ? t(`registration:error.${errors.email}`) : twice)}
          />
          <Choice
            label={t('organisers:guest.language')}
            options={errors.locale ? [unknownLanguage, ...languageOptions] : languageOptions}
            {...field('locale', errors.locale && t('organisers:invite.fault.locale', { languages }))}
          />
          <TextField
            label={t('organisers:invitation.most')}
            inputMode="numeric"
            {...field('seats', errors.seats && t('organisers:invite.fault.seats', { most: maxSeats }))}
          />
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              if (!list) return
              // Its own row goes, and the focus would with it.
              const own = currentTarget.closest('li')
              const neighbour = own?.nextElementSibling ?? own?.previousElementSibling
              ;(neighbour?.querySelector('input') ?? heading.current)?.focus()
              setList({ ...list, leftOut: [...list.leftOut, row] })
            }}
          >
            {t('organisers:invite.leaveOut')}
          </Button>
        </fieldset>
      </li>
    )
  }
}
