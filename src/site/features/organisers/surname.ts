import { compareIn } from '../../../i18n/collation'
import type { Locale } from '../../../i18n/locales'

/**
 * A form has one field for the whole name, so the last word counts as the surname, without titles and their like:
 * 'Ing. Jan Novák ml.', 'Eva Malá, Ph.D.'. Empty if there is no such word.
 */
export function surnameOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(' ').filter((word) => !word.endsWith('.'))
  return words.at(-1) ?? ''
}

/** Sorts by surname. Whoever looks a name up expects the alphabet of the list: in Czech, Ch comes after H. */
export function bySurname<Guest extends { name: string }>(guests: readonly Guest[], locale: Locale): Guest[] {
  const compare = compareIn(locale)
  return guests
    .map((guest) => ({ guest, sortName: `${surnameOf(guest.name)} ${guest.name}` }))
    .sort((a, b) => compare(a.sortName, b.sortName))
    .map(({ guest }) => guest)
}
