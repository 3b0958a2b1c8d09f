import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../src/i18n/locales'
import type { BuiltGuestPages, GuestPage, RenderGuestPage, Shell } from '../../src/registration/guest-pages'
import { builtFolder, guestPagesFile, rendererFile, type ReadBuilt } from '../storage/facts'

/** Loads the program that renders guest pages. */
export type LoadRenderer = () => Promise<RenderGuestPage>

/** The one that the build has bundled, with React. Only answers that are pages need it. */
export const loadRenderer: LoadRenderer = async () => {
  const file = pathToFileURL(path.resolve(builtFolder(), rendererFile))
  const { renderGuestPage } = (await import(file.href)) as { renderGuestPage: RenderGuestPage }
  return renderGuestPage
}

/** Renders a guest page in a language. */
export type Render = (locale: Locale, page: GuestPage) => Promise<Shell>

/** @throws if the build has not written what it takes */
export const renderWith =
  (load: LoadRenderer, read: ReadBuilt): Render =>
  async (locale, page) => {
    const [render, built] = await Promise.all([load(), read(guestPagesFile(locale))])
    return render(JSON.parse(built) as BuiltGuestPages, page)
  }
