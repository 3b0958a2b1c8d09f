import { formatWorkYears } from '../../components/years'
import type { GetText } from '../../../i18n/keys'
import { languageOf, type Locale } from '../../../i18n/locales'

const nbsp = '\u00a0'

type Amount = number | null | undefined

/** The sides of a work in centimetres, as far as they are known. */
export type Dimensions = {
  readonly height?: Amount
  readonly width?: Amount
  readonly depth?: Amount
  readonly diameter?: Amount
  readonly note?: string | null
}

type Duration = { readonly hours?: Amount; readonly minutes?: Amount; readonly seconds?: Amount }

type Edition = {
  readonly number?: Amount
  readonly size?: Amount
  readonly unlimited?: boolean | null
  readonly artistProofs?: Amount
}

type Facts = Parameters<typeof formatWorkYears>[0] & {
  readonly medium: string
  readonly dimensions?: Dimensions | null | undefined
  readonly duration?: Duration | null | undefined
  readonly edition?: Edition | null | undefined
}

/** What a label says of a work in words: when it was made, and its medium, dimensions, duration and edition in a line. */
export function workFacts(work: Facts, t: GetText, locale: Locale): { years: string | undefined; facts: string } {
  const { medium, dimensions, duration, edition } = work
  const facts = [
    medium,
    dimensions && formatDimensions(dimensions, t, locale),
    duration && formatDuration(duration),
    edition && formatEdition(edition, t),
  ]
  return { years: formatWorkYears(work, t), facts: facts.filter(Boolean).join(', ') }
}

/**
 * Height × width × depth, as museums write it: '120 × 90,5 × 4 cm' in Czech, '120 × 90.5 × 4 cm' in English.
 * Without a height or a width, each side is named: 'height 45 cm, diameter 30 cm'.
 * @returns undefined if nothing is known
 */
export function formatDimensions(dimensions: Dimensions, t: GetText, locale: Locale): string | undefined {
  const { height, width, depth, diameter, note } = dimensions
  const { format } = new Intl.NumberFormat(languageOf(locale).tag, { useGrouping: false })
  const inCentimetres = (...sides: Amount[]) => {
    const numbers = sides.filter((side) => typeof side === 'number').map(format)
    return `${numbers.join(`${nbsp}×${nbsp}`)}${nbsp}cm`
  }
  const parts =
    height && width
      ? [inCentimetres(height, width, depth)]
      : [
          height && t('artist:dimensions.height', { size: inCentimetres(height) }),
          width && t('artist:dimensions.width', { size: inCentimetres(width) }),
          depth && t('artist:dimensions.depth', { size: inCentimetres(depth) }),
        ]
  const round = diameter && t('artist:dimensions.diameter', { size: inCentimetres(diameter) })
  return [...parts, round, note].filter(Boolean).join(', ') || undefined
}

/**
 * Duration of a work: '90 min', '1 h 30 min', '12 min 30 s'.
 * The symbols are those of the SI, the same in every language.
 * @returns undefined if nothing is known
 */
export function formatDuration({ hours, minutes, seconds }: Duration): string | undefined {
  const parts = [hours && `${hours}${nbsp}h`, minutes && `${minutes}${nbsp}min`, seconds && `${seconds}${nbsp}s`]
  return parts.filter(Boolean).join(nbsp) || undefined
}

/**
 * The edition as galleries write it, with what is known of it: 'edition 3/10 + 2 AP', 'edition of 250', 'open edition'.
 * Empty if nothing is known.
 */
export function formatEdition(edition: Edition, t: GetText): string {
  const { artistProofs } = edition
  const proofs = artistProofs && `${artistProofs}${nbsp}AP`
  return [formatCopies(edition, t), proofs].filter(Boolean).join(`${nbsp}+${nbsp}`)
}

function formatCopies({ number, size, unlimited }: Edition, t: GetText): string {
  if (size && number) return t('artist:edition.numbered', { number, copies: size })
  if (size) return t('artist:edition.unnumbered', { copies: size })
  const parts = [unlimited && t('artist:edition.unlimited'), number && t('artist:edition.copy', { number })]
  return parts.filter(Boolean).join(', ')
}
