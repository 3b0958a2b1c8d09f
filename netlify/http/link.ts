import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'

/** The routes that links lead to. */
type LinkRoute = 'registration' | 'personalInvitation'

/** The parameter that has the token of a link. */
const parameter = 't'

/**
 * The link to the page of a registration or of a personal invitation: path and query. Without a token, the path of the
 * page.
 */
export function linkPath(route: LinkRoute, locale: Locale, token?: string): string {
  return pathTo(route, locale) + (token ? `?${parameter}=${token}` : '')
}

/** The token in a value; undefined if it cannot be one: 128 bits in lower-case hexadecimal. */
export function tokenIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

/** The token in the address of a link; undefined if there is none. */
export const tokenOfLink = (url: string) => tokenIn(new URL(url).searchParams.get(parameter))
