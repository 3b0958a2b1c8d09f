import * as React from 'react'
import { titleFontClass } from '../../components/fit'
import { useTexts } from '../../../i18n/texts'
import type { Guest } from './door-api'
import { Stepper } from './stepper'
import * as styles from './guest-row.module.css'

/** Milliseconds in which a tap is ignored after a guest was ticked, unticked or added, here or on another device. */
const ignoreTapsFor = 1000

type Props = {
  guest: Guest
  /** How many persons have come. */
  onArrived: (arrived: number) => void
}

/** A guest who waits, with a button that lets them in: not by a tap on the name, which is for guests who have a seat. */
export function WaitingRow({ guest: { name, seats }, onLetIn }: { guest: Guest; onLetIn: () => void }) {
  const t = useTexts()
  const labelId = React.useId()
  return (
    <li className={styles.row}>
      <div role="group" aria-labelledby={labelId} className={styles.guest}>
        <bdi id={labelId} className={titleFontClass(name, styles.name)}>
          {name}
        </bdi>
        <span className={styles.seats}>
          {t('registration:programme.places', { count: seats })}, {t('door:waiting.state')}
        </span>
        <button type="button" aria-describedby={labelId} className={styles.letIn} onClick={onLetIn}>
          {t('door:waiting.letIn')}
        </button>
      </div>
    </li>
  )
}

/** A guest: one tap lets everybody in, or undoes that. With several seats, two more buttons count them one by one. */
export function GuestRow({ guest: { id, name, seats, arrived, walkIn }, onArrived }: Props) {
  const t = useTexts()
  const areAllHere = arrived === seats
  const changedAt = React.useRef(-Infinity)

  React.useLayoutEffect(() => {
    const changed = () => void (changedAt.current = performance.now())
    // A row that appears so may be that of a guest who was just added.
    if (areAllHere) changed()
    return changed
  }, [areAllHere])

  /** Ignores a tap that was meant for what was shown before, or is the second one of a double tap: it would undo. */
  const toggle = () => performance.now() - changedAt.current >= ignoreTapsFor && onArrived(areAllHere ? 0 : seats)
  return (
    <li className={styles.row}>
      <div role="group" aria-labelledby={`guest-${id}`}>
        <button
          type="button"
          className={styles.all}
          aria-pressed={areAllHere || (arrived > 0 && 'mixed')}
          // Enter held down in the search moves the focus here.
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          onClick={toggle}
        >
          <span className={styles.guest}>
            <bdi id={`guest-${id}`} className={titleFontClass(name, styles.name)}>
              {name}
            </bdi>
            <span className={styles.seats}>
              {t('registration:programme.places', { count: seats })}
              {walkIn && `, ${t('door:guest.walkIn')}`}
            </span>
          </span>
          <span className={styles.box} aria-hidden="true">
            {areAllHere ? (
              <svg viewBox="0 0 24 24">
                <path d="M3 13l6 6L21 5" />
              </svg>
            ) : (
              arrived > 0 && arrived
            )}
          </span>
        </button>
        {seats > 1 && (
          <Stepper value={arrived} min={0} max={seats} onChange={onArrived}>
            {arrived} / {seats}
          </Stepper>
        )}
      </div>
    </li>
  )
}
