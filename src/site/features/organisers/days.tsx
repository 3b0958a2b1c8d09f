import * as React from 'react'
import * as styles from './organisers.module.css'

type Props = {
  /** The days with registrations ('2031-09-04'), and their seats. */
  days: readonly (readonly [day: string, seats: number])[]
  label: string
}

const day = 24 * 60 * 60 * 1000

/** A bar for each day from the first registration to the last; days without registrations are gaps. */
export function Days({ days, label }: Props) {
  const first = Date.parse(days[0]![0])
  const length = (Date.parse(days.at(-1)![0]) - first) / day + 1
  const most = Math.max(...days.map(([, seats]) => seats))
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.days}
      viewBox={`0 0 ${length * 4} 24`}
      preserveAspectRatio="none"
    >
      {days.map(([date, seats]) => {
        const height = Math.max((seats / most) * 24, 1)
        return <rect key={date} x={((Date.parse(date) - first) / day) * 4} y={24 - height} width={3} height={height} />
      })}
    </svg>
  )
}
