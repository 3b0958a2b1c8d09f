import type * as React from 'react'
import { graphql } from 'gatsby'
import { chromas, type Tint } from '../../model/tint'
import * as styles from './tint.module.css'

/**
 * Class and style that set the custom property `--tint` for an element and its content, in light and dark colours.
 * @param own another class of the element
 */
export function tinted(
  { hue, strength, lightness }: Tint,
  own?: string,
): { className: string; style: React.CSSProperties } {
  return {
    className: [own, styles.tint].filter(Boolean).join(' '),
    style: { '--hue': hue, '--strength': chromas[strength], '--lightness': lightness / 100 },
  }
}

export const fragment = graphql`
  fragment Tint on Tint {
    hue
    strength
    lightness
  }
`
