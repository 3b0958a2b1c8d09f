import { closest, distance } from 'fastest-levenshtein'
import { withoutAccents } from '../../../i18n/without-accents'

/** A text to compare with names and slugs: 'Velký sál' is 'velky-sal'. */
export const simplified = (text: string): string => withoutAccents(text).replaceAll(/[\s_]+/g, '-')

/**
 * The candidate that an editor most probably meant: at most two wrong letters (one in a short word), or a third of the
 * word. 'Jana Nová' is as good as 'jana-nova'.
 */
export function closestTo(wrong: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || wrong.length > 200) return undefined
  const simple = simplified(wrong)
  const same = candidates.find((candidate) => withoutAccents(candidate) === simple)
  if (same !== undefined) return same
  const best = closest(wrong, candidates as string[])
  const allowed = wrong.length <= 3 ? 1 : Math.max(2, wrong.length / 3)
  return distance(wrong, best) <= allowed ? best : undefined
}
