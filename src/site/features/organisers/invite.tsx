import * as React from 'react'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { maxEmailLength } from '../../../registration/email'
import { maxInvitedAtOnce, parseInvitation, type WrittenInvitation } from '../../../registration/invited-guest'
import { maxNameLength } from '../../../registration/name'
import type { InvitationLink, InvitedAnswer } from '../../../registration/organisers'
import { areEnough, columnKinds, guestsIn, recogniseColumns, type ColumnKind, type Columns } from './columns'
import { Confirm } from './confirm'
import { downloadLinks } from './download-links'
import { organisersApi } from './organisers-api'
import { maxRows, readTable, readText, type Table, type TableProblem } from './read-table'
import { useAnswers } from './use-answers'
import { useKept } from './use-kept'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  /** How many seats an invitation may have at most. */
  maxSeats: number
  onInvited: () => void
  onSignedOut: () => void
}

type List = {
  table: Table
  columns: Columns
  /** What the organiser has corrected, by the row. */
  corrected: Record<number, WrittenInvitation>
  leftOut: readonly number[]
}

/** How many rows with a mistake are shown at once. */
const shownFaults = 40

const noCounts = { created: [] as InvitationLink[], existing: 0, revoked: 0, registered: 0 }

/** Invites the guests of a table: it is read in the browser, its mistakes are corrected here, and then it is sent. */
export function Invite({ slug, maxSeats, onInvited, onSignedOut }: Props) {
  const t = useTexts()
  const [list, setList] = useKept<List | undefined>(`invite ${slug}`, undefined)
  const [pasted, setPasted] = React.useState('')
  const [tableProblem, setTableProblem] = React.useState<TableProblem>()
  const [asked, setAsked] = React.useState<'mail' | 'links'>()
  const [progress, setProgress] = React.useState<number>()
  const [result, setResult] = React.useState('')
  const { refusal, answered } = useAnswers(onSignedOut)
  const id = React.useId()

  const words = {
    name: t('organisers:invite.words.name').split(','),
    surname: t('organisers:invite.words.surname').split(','),
    email: t('organisers:invite.words.email').split(','),
    locale: t('organisers:invite.words.locale').split(','),
    seats: t('organisers:invite.words.seats').split(','),
  }

  async function open(reading: Promise<Table | TableProblem>): Promise<void> {
    const table = await reading
    setResult('')
    setTableProblem(typeof table === 'string' ? table : undefined)
    if (typeof table === 'string') return
    setList({ table, columns: recogniseColumns(table.rows, words), corrected: {}, leftOut: [] })
  }

  const { table, columns, corrected, leftOut } = list ?? {}
  const written = React.useMemo(
    () => (table && columns && areEnough(columns) ? guestsIn(table.rows, columns, maxSeats) : []),
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
        if (sameAs === undefined && address) rowOfAddress.set(address, row)
        return { row, guest, errors: 'errors' in parsed ? parsed.errors : {}, sameAs }
      })
  }, [written, corrected, leftOut, maxSeats])
  // A row that was corrected stays where it is, so that the field does not vanish while somebody types in it.
  const isFaulty = ({ errors, sameAs }: (typeof rows)[number]) => sameAs !== undefined || Object.keys(errors).length > 0
  const faulty = rows.filter(isFaulty)
  const listed = rows.filter((each) => isFaulty(each) || corrected?.[each.row]).slice(0, shownFaults)

  async function send(how: 'mail' | 'links'): Promise<void> {
    setAsked(undefined)
    setResult('')
    let sum: InvitedAnswer = noCounts
    for (let first = 0; first < rows.length; first += maxInvitedAtOnce) {
      setProgress(first)
      const guests = rows.slice(first, first + maxInvitedAtOnce).map(({ guest }) => guest)
      const answer = answered(
        await organisersApi.change<InvitedAnswer>(slug, 'invite', { send: how === 'mail', guests }),
      )
      if (!answer) {
        setResult(t('organisers:invite.stopped', { done: first, all: rows.length }))
        break
      }
      sum = {
        created: [...sum.created, ...answer.created],
        existing: sum.existing + answer.existing,
        revoked: sum.revoked + answer.revoked,
        registered: sum.registered + answer.registered,
      }
      if (first + guests.length < rows.length) continue
      setList(undefined)
      setResult(t('organisers:invite.done', { ...sum, created: sum.created.length }))
    }
    setProgress(undefined)
    if (how === 'links' && sum.created.length > 0) downloadLinks(slug, sum.created, t)
    onInvited()
  }

  const isBusy = progress !== undefined

  return (
    <section aria-labelledby={`${id}heading`} className={styles.form}>
      <h3 id={`${id}heading`}>{t('organisers:invite.heading')}</h3>
      <p role="status" className={styles.status}>
        {isBusy ? t('organisers:invite.progress', { done: progress, all: rows.length }) : result}
      </p>
      <p role="alert" className={styles.problem}>
        {tableProblem === 'too_many_rows' && t('organisers:problem.too_many_rows', { rows: maxRows })}
        {tableProblem === 'unreadable' && t('organisers:problem.unreadable')}
        {tableProblem === 'empty_file' && t('organisers:problem.empty_file')}
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </p>
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
        <div className={styles.field}>
          <label htmlFor={`${id}file`}>{t('organisers:invite.choose')}</label>
          <input
            id={`${id}file`}
            type="file"
            className={styles.input}
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void open(readTable(file))
            }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}paste`}>{t('organisers:invite.paste')}</label>
          <textarea
            id={`${id}paste`}
            className={styles.input}
            rows={3}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </div>
        <button
          type="button"
          className={styles.tool}
          disabled={!pasted.trim()}
          onClick={() => void open(readText(pasted)).then(() => setPasted(''))}
        >
          {t('organisers:invite.pasteSend')}
        </button>
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
            <div key={index} className={styles.field}>
              <label htmlFor={`${id}column${index}`}>
                {t('organisers:invite.column', { heading: heading.slice(0, 40) || String(index + 1) })}
              </label>
              <select
                id={`${id}column${index}`}
                className={styles.input}
                value={columns.kinds[index]}
                onChange={({ target }) => {
                  const kinds = columns.kinds.map((kind, each) =>
                    each === index ? (target.value as ColumnKind) : kind === target.value ? 'none' : kind,
                  )
                  choose({ ...columns, kinds })
                }}
              >
                {columnKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`organisers:invite.is.${kind}`)}
                  </option>
                ))}
              </select>
              <bdi className={styles.note}>{table.rows[1]?.[index]?.slice(0, 40)}</bdi>
            </div>
          ))}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={columns.hasHeadings}
              onChange={({ target }) => choose({ ...columns, hasHeadings: target.checked })}
            />
            {t('organisers:invite.hasHeadings')}
          </label>
        </fieldset>
        {!areEnough(columns) ? (
          <p role="status" className={styles.problem}>
            {t('organisers:invite.missing')}
          </p>
        ) : (
          <>
            <p role="status" className={styles.status}>
              {faulty.length > 0
                ? t('organisers:invite.faults', { rows: faulty.length })
                : rows.length > 0
                  ? t('organisers:invite.ready', { rows: rows.length })
                  : t('organisers:problem.empty_file')}
            </p>
            <ol className={styles.rows}>{listed.map(rowFields)}</ol>
          </>
        )}
        {asked ? (
          <Confirm
            question={t(asked === 'mail' ? 'organisers:invite.sure' : 'organisers:invite.sureLinks', {
              guests: rows.length,
            })}
            yes={t('organisers:invite.yes', { guests: rows.length })}
            onYes={() => void send(asked)}
            onNo={() => setAsked(undefined)}
          />
        ) : (
          <div className={styles.tools}>
            {(['mail', 'links'] as const).map((how) => (
              <button
                key={how}
                type="button"
                className={how === 'mail' ? styles.send : styles.tool}
                disabled={isBusy || faulty.length > 0 || rows.length === 0}
                onClick={() => setAsked(how)}
              >
                {t(`organisers:invite.${how}`)}
              </button>
            ))}
            <button type="button" className={styles.quiet} disabled={isBusy} onClick={() => setList(undefined)}>
              {t('organisers:invite.cancel')}
            </button>
          </div>
        )}
      </>
    )
  }

  function rowFields({ row, guest, errors, sameAs }: (typeof rows)[number]): React.ReactNode {
    const correct = (changes: Partial<WrittenInvitation>) =>
      list && setList({ ...list, corrected: { ...list.corrected, [row]: { ...guest, ...changes } } })
    const messages: Partial<Record<keyof WrittenInvitation, string>> = {
      name: errors.name && t(`registration:error.${errors.name}`),
      email: errors.email
        ? t(`registration:error.${errors.email}`)
        : sameAs === undefined
          ? undefined
          : t('organisers:invite.twice', { row: sameAs }),
      locale:
        errors.locale &&
        t('organisers:invite.fault.locale', { languages: locales.map((each) => languageOf(each).name).join(', ') }),
      seats: errors.seats && t('organisers:invite.fault.seats', { most: maxSeats }),
    }
    const field = (
      name: keyof WrittenInvitation,
      label: string,
      input: (props: React.ComponentProps<'input'>) => React.ReactNode,
    ) => (
      <div className={styles.field}>
        <label htmlFor={`${id}${row}${name}`}>{label}</label>
        {input({
          id: `${id}${row}${name}`,
          className: styles.input,
          autoComplete: 'off',
          'aria-invalid': messages[name] !== undefined,
          'aria-describedby': `${id}${row}${name}-error`,
        })}
        <span id={`${id}${row}${name}-error`} className={styles.problem}>
          {messages[name]}
        </span>
      </div>
    )
    return (
      <li key={row}>
        <fieldset className={styles.columns}>
          <legend>{t('organisers:invite.row', { row })}</legend>
          {field('name', t('organisers:guest.name'), (props) => (
            <input
              {...props}
              maxLength={maxNameLength * 2}
              value={guest.name}
              onChange={({ target }) => correct({ name: target.value })}
            />
          ))}
          {field('email', t('organisers:guest.email'), (props) => (
            <input
              {...props}
              inputMode="email"
              maxLength={maxEmailLength * 2}
              value={guest.email}
              onChange={({ target }) => correct({ email: target.value })}
            />
          ))}
          {field('locale', t('organisers:guest.language'), ({ autoComplete: _, ...props }) => (
            <select
              {...(props as React.ComponentProps<'select'>)}
              value={guest.locale}
              onChange={({ target }) => correct({ locale: target.value })}
            >
              {[...new Set([...(errors.locale ? [guest.locale] : []), ...locales])].map((locale) => (
                <option key={locale} value={locale}>
                  {locales.some((each) => each === locale)
                    ? languageOf(locale as (typeof locales)[number]).name
                    : locale}
                </option>
              ))}
            </select>
          ))}
          {field('seats', t('organisers:guest.places'), (props) => (
            <input
              {...props}
              inputMode="numeric"
              value={guest.seats}
              onChange={({ target }) => correct({ seats: target.value })}
            />
          ))}
          <button
            type="button"
            className={styles.quiet}
            onClick={() => list && setList({ ...list, leftOut: [...list.leftOut, row] })}
          >
            {t('organisers:invite.leaveOut')}
          </button>
        </fieldset>
      </li>
    )
  }
}
