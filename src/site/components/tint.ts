import type { Tint } from '../../model/tint'
import * as styles from './tint.module.css'

/** Classes that give an element and what is in it the custom property `--tint`, light or dark as the page is. */
export function tintClass({ hue, strength }: Tint): string {
  const classes = styles as unknown as Record<string, string>
  return [styles.tint, classes[`hue${hue}`], classes[`strength${strength}`]].join(' ')
}
