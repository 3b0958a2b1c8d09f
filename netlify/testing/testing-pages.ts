import type { Locale } from '../../src/i18n/locales'
import type { BuiltGuestPages, GuestPage, RenderGuestPage } from '../../src/registration/guest-pages'

/** What a build has made for the guest pages. */
export const guestPages = (locale: Locale): BuiltGuestPages => ({
  locale,
  shells: { site: { html: '', hashes: { scripts: [], styles: ["'sha256-of-a-style'"] } } },
  data: {},
})

/** Renders the facts of a page, which these tests are about. src/site/guest-pages has the tests of the words. */
export const renderFacts: RenderGuestPage = ({ locale, shells }, page) => ({
  html: JSON.stringify({ locale, ...page }),
  hashes: shells.site.hashes,
})

/** The facts of a page that a function has answered with. */
export async function factsOf(response: Response): Promise<{ locale: Locale } & GuestPage> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return JSON.parse(await response.text()) as { locale: Locale } & GuestPage
}
