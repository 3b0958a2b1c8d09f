import * as React from 'react'
import { CommonLayout } from './common-layout'
import * as styles from './default-layout.module.css'

type Props = { exhibition: Queries.CommonLayoutFragment; children: React.ReactNode }

/** Layout of text pages: one column below the header. */
export function DefaultLayout({ exhibition, children }: Props) {
  return (
    <CommonLayout exhibition={exhibition}>
      <div className={styles.column}>{children}</div>
    </CommonLayout>
  )
}
