import { languageOf, type Locale } from '../../i18n/locales'

const nbsp = '\u00a0'

type Dimensions = { readonly height: number; readonly width: number; readonly depth?: number | null }

/** Height × width × depth, as museums write it: '120 × 90,5 × 4 cm' in Czech, '120 × 90.5 × 4 cm' in English. */
export function formatDimensions({ height, width, depth }: Dimensions, locale: Locale): string {
  const sides = [height, width, depth].filter((side) => typeof side === 'number')
  const numbersOf = new Intl.NumberFormat(languageOf(locale).tag, { useGrouping: false })
  const numbers = sides.map((side) => numbersOf.format(side))
  return `${numbers.join(`${nbsp}×${nbsp}`)}${nbsp}cm`
}
