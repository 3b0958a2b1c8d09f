import { locales } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'
import { missingInPage } from './expect-in-page'

/** The part of a React element that is read here. */
export type Component = {
  type?: unknown
  key?: string | null
  props?: { sliceId?: string; 'data-href'?: string; as?: string }
}

type Page = { pathname: string; head: readonly Component[]; postBody: readonly Component[] }

/** Whether a path belongs to a shell that functions render guest pages into. */
export const isGuestPage = (pathname: string) =>
  locales.some((locale) =>
    (['registration', 'personalInvitation'] as const).some(
      (route) => pathname.replace('.html', '') === pathTo(route, locale),
    ),
  )

/** Whether a path belongs to a 404 page or a guest page: they are served at addresses that Gatsby's scripts do not know. */
export const isWithoutReact = (pathname: string) =>
  isGuestPage(pathname) || locales.some((locale) => pathname.startsWith(pathTo('notFound', locale)))

/** Sets `window.pagePath`, which makes Gatsby change the address of a 404 page. */
const isScriptLoader = ({ key }: Component) => key === 'script-loader'
const isScriptSlice = ({ props }: Component) => props?.sliceId === '_gatsby-scripts'
const isPicture = ({ props }: Component) => props?.as === 'image'
const isAppStyle = ({ props }: Component) => Boolean(props?.['data-href']?.startsWith('/app.'))

/**
 * Removes Gatsby's elements that the pages do not need, and sorts the head: first `<meta>`, which programs that show
 * links read; then the preload of the first picture, which takes longest; then the style of all pages; then the rest, with
 * the page's own style, as in client-side navigation.
 * @throws Error when a build lacks one of these elements; in development, Gatsby's pages have other ones
 */
export function filterComponents({ pathname, head, postBody }: Page): { head: Component[]; postBody: Component[] } {
  if (process.env.NODE_ENV !== 'development') {
    const expected = [
      [head, isAppStyle, 'the style of all pages (data-href="/app.…")'],
      [postBody, isScriptLoader, 'the script that sets window.pagePath (key script-loader)'],
      [postBody, isScriptSlice, 'the slice _gatsby-scripts'],
    ] as const
    for (const [components, test, what] of expected) {
      if (!components.some(test)) throw missingInPage(pathname, what)
    }
  }
  const isRemoved = (component: Component) =>
    isScriptLoader(component) || (isWithoutReact(pathname) && isScriptSlice(component))
  const ranks = [({ type }: Component) => type === 'meta', isPicture, isAppStyle, () => true]
  const rank = (component: Component) => ranks.findIndex((test) => test(component))
  return {
    head: head.filter((component) => !isRemoved(component)).toSorted((a, b) => rank(a) - rank(b)),
    postBody: postBody.filter((component) => !isRemoved(component)),
  }
}
