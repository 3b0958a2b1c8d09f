import * as React from 'react'
import { CommonLayout } from './common-layout'

type Props = { exhibition: Queries.CommonLayoutFragment; children: React.ReactNode }

/** For pages that begin with a picture or a title of the full width: the header lies over it. */
export function OverlayLayout(props: Props) {
  return <CommonLayout overlay {...props} />
}
