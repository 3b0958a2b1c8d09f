import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'

/** The routes that links lead to. */
export type LinkRoute = 'registration' | 'personalInvitation'

/** The parameter that has the token of a link. */
const parameter = 't'
/** The parameter that says what a form has done, and which state it has left: 'changed.7'. */
const doneParameter = 'done'

/**
 * The link to the page of a registration or of a personal invitation: path and query. Without a token, the path of the
 * page.
 * @param done what a form has done
 */
export function linkPath(route: LinkRoute, locale: Locale, token?: string, done?: string): string {
  const query = token ? `?${parameter}=${token}${done ? `&${doneParameter}=${done}` : ''}` : ''
  return pathTo(route, locale) + query
}

/** What a form has done that led to a link. */
export const doneOfLink = (url: string) => new URL(url).searchParams.get(doneParameter)

/** The token in a value; undefined if it cannot be one: 128 bits in lower-case hexadecimal. */
export function tokenIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

/** Whether an address was meant as a link with a token. */
export const isLink = (url: string) => new URL(url).searchParams.has(parameter)

/** The token in the address of a link; undefined if there is none. */
export const tokenOfLink = (url: string) => tokenIn(new URL(url).searchParams.get(parameter))
