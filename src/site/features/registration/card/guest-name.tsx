import * as React from 'react'
import { lines } from '../../../components/fit'
import { guestName } from '../../../../registration/guest-name'
import * as styles from './guest-name.module.css'

type Props = { as: 'span' | 'strong'; name: string }

/** The name of a guest, as large as its box allows. */
export function GuestName({ as: Element, name }: Props) {
  const { text, wide, tall, font } = guestName(name, lines)
  return (
    <Element className={styles.name} style={{ '--tall': tall, '--wide': wide }} data-font={font}>
      <span className={styles.text} dir="auto">
        {text}
      </span>
    </Element>
  )
}
