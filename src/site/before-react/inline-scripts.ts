import artist from './artist?page-script'
import artists from './artists?page-script'
import calendars from './calendars?page-script'
import door from './door?page-script'
import organisers from './organisers?page-script'
import event from './event?page-script'
import everyPage from './every-page?page-script'
import guestPage from './guest-page?script'
import home from './home?page-script'
import invitation from './invitation?page-script'
import notFound from './not-found?page-script'
import plan from './plan?page-script'
import preview from './preview?script'
import textPage from './text-page?page-script'
import work from './work?page-script'
import works from './works?page-script'
import type { BundledScripts } from './scripts'

/**
 * The scripts that run before React and without it (decision 007), as text for the HTML. They listen on the document, so
 * they also serve the pages that React shows later.
 */
export const inlineScripts = {
  /** Of templates that are not below. */
  everyPage,
  /** Of the pages for guests, in place of all others. */
  guestPage,
  /** Before all others, in previews and local builds only. */
  preview,
  /**
   * The scripts of every page and those that only the pages of a template need, in bundles that have each shared module
   * once. The template installs its own scripts too, where the document lacks them (use-scripts.ts).
   */
  byTemplate: {
    home,
    artists,
    artist,
    work,
    works,
    plan,
    calendars,
    event,
    invitation,
    door,
    organisers,
    'text-page': textPage,
    'not-found': notFound,
  } as Record<string, BundledScripts | undefined>,
}
