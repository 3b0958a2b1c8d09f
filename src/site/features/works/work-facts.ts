import { formatWorkYears } from '../../components/years'
import type { GetText } from '../../../i18n/keys'
import type { Locale } from '../../../i18n/locales'
import { formatDimensions } from './dimensions'
import { formatDuration } from './duration'
import { formatEdition } from './edition'

type Facts = Parameters<typeof formatWorkYears>[0] & {
  readonly medium: string
  readonly dimensions?: Parameters<typeof formatDimensions>[0] | null | undefined
  readonly duration?: Parameters<typeof formatDuration>[0] | null | undefined
  readonly edition?: Parameters<typeof formatEdition>[0] | null | undefined
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
