import { digitClasses } from '../../components/digits'
import * as styles from './metres.module.css'

/**
 * Classes that give a length to CSS in metres, exact to the millimetre, as
 * `calc(var(--ones) + var(--tenths) + var(--hundredths) + var(--thousandths))`.
 * @param centimetres from 0 to `longest`; a longer one is cut
 */
export function metreClasses(centimetres: number): string {
  const millimetres = Math.round(centimetres * 10)
  const classes = styles as unknown as Record<string, string>
  return `${digitClasses(Math.floor(millimetres / 10) / 100)} ${classes[`thousandths${millimetres % 10}`]}`
}

/** In centimetres. */
export const longest = 1999
