import { formatSpan } from '../../components/years'
import type { GetText } from '../../../i18n/keys'

type Life = {
  readonly type?: string | null
  readonly birthYear?: number | null
  readonly deathYear?: number | null
  readonly circa?: boolean | null
}

/**
 * An artist's years: 'b. 1984', '1840–1926', 'd. 1382'; of a collective 'founded 1967'.
 * @returns undefined if no year is known
 */
export function formatLife({ type, birthYear, deathYear, circa }: Life, t: GetText): string | undefined {
  const years = formatSpan([birthYear, deathYear], circa, t)
  if (!years || (birthYear && deathYear)) return years
  if (type === 'collective') return t(birthYear ? 'artist:life.founded' : 'artist:life.ended', { years })
  return t(birthYear ? 'artist:life.born' : 'artist:life.died', { years })
}
