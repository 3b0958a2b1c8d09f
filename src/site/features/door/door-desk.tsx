import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { AddGuest } from './add-guest'
import { countGuests, unsaved, withTicks, type DoorList } from './door-list'
import type { DoorSession, DoorState } from './door-session'
import { GuestSearch } from './guest-search'
import * as styles from './door.module.css'

type Props = {
  state: DoorState & { list: DoorList }
  session: DoorSession
  notice: Queries.DoorFragment['notice']
}

/** The numbers of the evening, the search, the last tick with its undo, and the way to add a guest. */
export function DoorDesk({ state: { list, ticks, trouble, last, refused }, session, notice }: Props) {
  const t = useTexts()
  const [query, setQuery] = React.useState('')
  const [isAdding, setIsAdding] = React.useState(false)
  const { arrived, expected } = React.useMemo(() => countGuests(list, ticks), [list, ticks])
  const waiting = unsaved(ticks).length
  const lastGuest = last && withTicks(list, ticks)(last.guest)

  return (
    <>
      <dl className={styles.numbers}>
        {(
          [
            ['door:arrived', arrived],
            ['door:expected', expected],
            ['door:free', list.free],
          ] as const
        ).map(([key, number]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <GuestSearch list={list} ticks={ticks} query={query} onQuery={setQuery} onArrived={session.tick}>
        <div className={styles.last}>
          <p role="status">{lastGuest && t('door:guest.state', lastGuest)}</p>
          <p id="guest-note" hidden={Boolean(lastGuest)}>
            {t('door:search.hint')}
          </p>
          {lastGuest && last.before !== undefined && (
            <button type="button" className={styles.undo} onClick={session.undo}>
              {t('door:undo')}
            </button>
          )}
        </div>
      </GuestSearch>
      <button type="button" className={styles.add} onClick={() => setIsAdding(true)}>
        {t('door:add.open')}
      </button>
      <div className={styles.notices}>
        <div role="status">
          {trouble && (
            <p>
              {t(trouble.reason === 'busy' ? 'door:busy' : 'door:offline', { time: timeOf(trouble.since) })}{' '}
              {waiting > 0 && t('door:unsent', { ticks: waiting })}
            </p>
          )}
        </div>
        <div role="alert">
          {refused.length > 0 && (
            <p>
              {t('door:lost', { names: refused.join(', ') })}{' '}
              <button type="button" className={styles.dismiss} onClick={session.dismissRefused}>
                {t('door:dismiss')}
              </button>
            </p>
          )}
        </div>
      </div>
      {isAdding && (
        <AddGuest
          name={query}
          notice={notice}
          onAdd={session.add}
          onAdded={(name) => {
            setIsAdding(false)
            setQuery(name)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}

/** The time of the device: '18:42'. */
const timeOf = (instant: number) => {
  const date = new Date(instant)
  return [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, '0')).join(':')
}
