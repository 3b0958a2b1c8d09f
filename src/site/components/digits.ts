import * as styles from './digits.module.css'

/**
 * Classes that give a number to CSS, as `calc(var(--ones) + var(--tenths) + var(--hundredths))`. The pages have no style
 * attributes, which could carry the number itself (docs/decisions/016).
 * @param value from 0 to 19.99; rounded up to hundredths
 */
export function digitClasses(value: number): string {
  const hundredths = Math.min(Math.max(Math.ceil(Number((value * 100).toFixed(6))), 0), 1999)
  const classes = styles as unknown as Record<string, string>
  return [
    classes[`ones${Math.floor(hundredths / 100)}`],
    classes[`tenths${Math.floor(hundredths / 10) % 10}`],
    classes[`hundredths${hundredths % 10}`],
  ].join(' ')
}
