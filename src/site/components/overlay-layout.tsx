import * as React from 'react'
import { CommonLayout } from './common-layout'

type Props = { exhibition: Queries.CommonLayoutFragment; children: React.ReactNode }

/** Layout of pages that begin with a picture or title of the full width: the header lies over it. */
export function OverlayLayout(props: Props) {
  return <CommonLayout overlay {...props} />
}
