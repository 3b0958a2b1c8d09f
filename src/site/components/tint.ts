import type { Tint } from '../../model/tint'
import * as styles from './tint.module.css'

/** Classes that set the custom property `--tint` for an element and its content, in light and dark colours. */
export function tintClass({ hue, strength, lightness }: Tint): string {
  const classes = styles as unknown as Record<string, string>
  const own = [`hue${hue}`, `strength${strength}`, `lightness${lightness}`]
  return [styles.tint, ...own.map((name) => classes[name])].join(' ')
}
