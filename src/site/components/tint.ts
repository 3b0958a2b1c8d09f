import { graphql } from 'gatsby'
import { lightnesses, type Tint } from '../../model/tint'
import { digitClasses } from './digits'
import * as styles from './tint.module.css'

/** Classes that set the custom property `--tint` for an element and its content, in light and dark colours. */
export function tintClass({ hue, strength, lightness }: Tint): string {
  const classes = styles as unknown as Record<string, string>
  const step = lightnesses.findIndex((each) => each === lightness)
  return [styles.tint, digitClasses((hue + step) / 100), classes[`strength${strength}`]].join(' ')
}

export const fragment = graphql`
  fragment Tint on Tint {
    hue
    strength
    lightness
  }
`
