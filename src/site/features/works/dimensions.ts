import { languageOf, type Locale } from '../../../i18n/locales'
import type { GetText } from '../../../i18n/keys'

const nbsp = '\u00a0'

type Side = number | null | undefined

type Dimensions = {
  readonly height?: Side
  readonly width?: Side
  readonly depth?: Side
  readonly diameter?: Side
  readonly note?: string | null
}

/**
 * Height × width × depth, as museums write it: '120 × 90,5 × 4 cm' in Czech, '120 × 90.5 × 4 cm' in English.
 * Without a height or a width, each side is named: 'height 45 cm, diameter 30 cm'.
 * @returns undefined if nothing is known
 */
export function formatDimensions(dimensions: Dimensions, t: GetText, locale: Locale): string | undefined {
  const { height, width, depth, diameter, note } = dimensions
  const inCentimetres = (sides: Side[]) => {
    const numbers = sides.filter((side) => typeof side === 'number').map((side) => formatNumber(side, locale))
    return `${numbers.join(`${nbsp}×${nbsp}`)}${nbsp}cm`
  }
  const parts =
    height && width
      ? [inCentimetres([height, width, depth])]
      : [
          height && t('artist:dimensions.height', { size: inCentimetres([height]) }),
          width && t('artist:dimensions.width', { size: inCentimetres([width]) }),
          depth && t('artist:dimensions.depth', { size: inCentimetres([depth]) }),
        ]
  const round = diameter && t('artist:dimensions.diameter', { size: inCentimetres([diameter]) })
  return [...parts, round, note].filter(Boolean).join(', ') || undefined
}

const formatNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(languageOf(locale).tag, { useGrouping: false }).format(value)
