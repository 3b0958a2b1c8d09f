import * as React from 'react'
import { formatTime } from '../../../i18n/dates'
import type { Locale } from '../../../i18n/locales'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { emptyMessage } from '../../../registration/message'
import { AddGuest } from './add-guest'
import { textOfRefusal, type Guest, type Refusal } from './door-api'
import { countGuests, countUnsavedGuests, waitingIn, withTicks, type GuestList } from './guest-list'
import type { DoorSession } from './door-session'
import type { DoorState } from './door-state'
import { WaitingRow } from './guest-row'
import { GuestSearch } from './guest-search'
import { WriteToGuests } from './write-to-guests'
import * as styles from './door.module.css'

type Props = {
  state: DoorState & { list: GuestList }
  session: DoorSession
  notice: Queries.DoorFragment['notice']
}

/** The numbers of the event, the search, the last tick with its undo, and the way to add a guest. */
export function GuestCheckIn({ state, session, notice }: Props) {
  const { list, ticks, problem, last, refusedTicks, refusedTicksWithoutName } = state
  const t = useTexts()
  const locale = useLocale()
  const field = React.useRef<HTMLInputElement>(null)
  const [query, setQuery] = React.useState('')
  const [isAdding, setIsAdding] = React.useState(false)
  const [isWriting, setIsWriting] = React.useState(false)
  // Kept while the guide looks at the list.
  const [message, setMessage] = React.useState(emptyMessage)
  // A guest who was not added, when the dialog was closed already.
  const [notAdded, setNotAdded] = React.useState<{ name: string; refusal: Refusal }>()
  const { arrived, expected, free } = React.useMemo(() => countGuests(list, ticks), [list, ticks])
  const guests = countUnsavedGuests(ticks)
  const lastGuest = last && withTicks(list, ticks)(last.guest)
  const told = lastGuest
    ? t('door:guest.state', { ...lastGuest, places: lastGuest.seats })
    : last?.takenOff && t('door:guest.takenOff', { name: last.takenOff })

  const waiting = React.useMemo(() => waitingIn(list), [list])

  async function letIn({ id, name }: Guest): Promise<void> {
    // The button goes, and the focus would with it.
    field.current?.focus()
    const refusal = await session.letIn(id)
    setNotAdded(refusal && { name, refusal })
  }

  function dismiss(): void {
    setNotAdded(undefined)
    session.dismissRefusedTicks()
    field.current?.focus()
  }

  return (
    <>
      <dl className={styles.numbers}>
        {(
          [
            ['door:arrived', arrived],
            ['door:expected', expected],
            ['door:free', free],
          ] as const
        ).map(([key, number]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <GuestSearch
        {...{ field, list, ticks, query }}
        onQuery={setQuery}
        onArrived={session.tick}
        onLetIn={(guest) => void letIn(guest)}
      >
        <div className={styles.last}>
          <p role="status">{told}</p>
          <p id="guest-note" hidden={Boolean(told)}>
            {t('door:search.hint')}
          </p>
          {last && (
            <button
              type="button"
              className={styles.undo}
              aria-disabled={!lastGuest || last.before === undefined}
              onClick={session.undo}
            >
              {t('door:undo')}
            </button>
          )}
        </div>
      </GuestSearch>
      <button type="button" className={styles.add} onClick={() => setIsAdding(true)}>
        {t('door:add.open')}
      </button>
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>{t('door:waiting.heading', { guests: waiting.length })}</summary>
          <p>{t('door:waiting.note')}</p>
          <ul>
            {waiting.map((guest) => (
              <WaitingRow key={guest.id} guest={guest} onLetIn={() => void letIn(guest)} />
            ))}
          </ul>
        </details>
      )}
      {list.mayWrite && (
        <button type="button" className={styles.add} onClick={() => setIsWriting(true)}>
          {t('door:write.open')}
        </button>
      )}
      <div className={styles.notices}>
        <div role="status">
          {problem && (
            <p>
              {t(problem.reason === 'unreachable' ? 'door:offline' : 'door:busy', {
                time: timeOf(problem.since, locale),
              })}{' '}
              {guests > 0 && t('door:unsent', { guests })}
            </p>
          )}
        </div>
        <div role="alert">
          {(refusedTicks.length > 0 || refusedTicksWithoutName.length > 0 || notAdded) && (
            <p>
              {refusedTicks.length > 0 && t('door:lost', { names: refusedTicks.join(', ') })}{' '}
              {refusedTicksWithoutName.length > 0 &&
                t('door:lostWithoutName', { guests: refusedTicksWithoutName.length })}{' '}
              {notAdded && `${notAdded.name}: ${t(textOfRefusal('add', notAdded.refusal))}`}{' '}
              <button type="button" className={styles.dismiss} onClick={dismiss}>
                {t('door:dismiss')}
              </button>
            </p>
          )}
        </div>
      </div>
      {isWriting && (
        <WriteToGuests
          message={message}
          onChange={setMessage}
          onWrite={session.write}
          onClose={() => setIsWriting(false)}
        />
      )}
      {isAdding && (
        <AddGuest
          name={query}
          notice={notice}
          onAdd={session.add}
          onAdded={(name) => {
            setIsAdding(false)
            setQuery(name)
          }}
          onNotAdded={(name, refusal) => setNotAdded({ name, refusal })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}

/** The time of the device: '18:42'. */
const timeOf = (instant: number, locale: Locale) => {
  const date = new Date(instant)
  const time = [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, '0')).join(':')
  return formatTime(time, locale)
}
