import artist from './artist?script'
import artists from './artists?script'
import door from './door?script'
import event from './event?script'
import everyPage from './every-page?script'
import home from './home?script'
import invitation from './invitation?script'
import notFound from './not-found?script'
import preview from './preview?script'
import work from './work?script'
import works from './works?script'

/**
 * The scripts that run in the <head>, before React and without it (decision 007), as text for the HTML. Each adds its
 * event listeners to the document, so it also serves the pages that React shows later.
 */
export const inlineScripts = {
  everyPage,
  /** Before all others, in previews and local builds only. */
  preview,
  /** Only on the pages of a template. The template installs them too, where the document lacks them (use-scripts.ts). */
  byTemplate: { home, artists, artist, work, works, event, invitation, door, 'not-found': notFound } as Record<
    string,
    string | undefined
  >,
}
