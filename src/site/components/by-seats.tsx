import * as React from 'react'
import * as styles from './by-seats.module.css'

type Props = {
  /** What a button says while the event has places. */
  free: string
  /** What it says once one can only wait. */
  waiting: string
}

/** The words of a button by the seats of its event, also before React: live-seats.script.ts says which the page shows. */
export function BySeats({ free, waiting }: Props) {
  return (
    <>
      <span className={styles.free}>{free}</span>
      <span className={styles.waiting}>{waiting}</span>
    </>
  )
}
