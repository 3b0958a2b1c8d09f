import type { Locale } from '../../i18n/locales'

const nbsp = '\u00a0'

type Dimensions = { readonly height: number; readonly width: number; readonly depth?: number | null }

/** Height × width × depth, as museums write it: '120 × 90,5 × 4 cm' in Czech, '120 × 90.5 × 4 cm' in English. */
export function formatDimensions({ height, width, depth }: Dimensions, locale: Locale): string {
  const sides = [height, width, depth].filter((side) => typeof side === 'number')
  const numbers = sides.map((side) => (locale === 'cs' ? String(side).replace('.', ',') : String(side)))
  return `${numbers.join(`${nbsp}×${nbsp}`)}${nbsp}cm`
}
