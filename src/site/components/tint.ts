import type { Tint } from '../../model/tint'
import * as styles from './tint.module.css'

/** Classes that set the custom property `--tint` for an element and its content, in light and dark colours. */
export function tintClass({ hue, strength }: Tint): string {
  const classes = styles as unknown as Record<string, string>
  return [styles.tint, classes[`hue${hue}`], classes[`strength${strength}`]].join(' ')
}
