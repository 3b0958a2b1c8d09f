import * as React from 'react'
import { endOf, startOf, type Part } from '../../../registration/placeholders'

type Props = { name: Part; children: React.ReactNode }

/** A part of a page that a function fills in: it is there for some requests only (decision 046). */
export function InPart({ name, children }: Props) {
  return (
    <>
      {startOf(name)}
      {children}
      {endOf(name)}
    </>
  )
}
