import { early } from './early'
import { menu } from './menu'
import { moments } from './moments'
import { programmeClock } from './programme-clock'
import { programmeFilters } from './programme-filters'
import { workDialogs } from './work-dialogs'
import { workTransition } from './work-transition'

/**
 * The functions that run in the head of every page, in this order, before and without React.
 * Their text is put into the HTML, so each may use nothing from outside itself and no syntax that Babel turns into
 * a helper (spread, async). They listen on the document, so elements that come later are served too; what must be
 * done again for a new page is done on `pageChange`.
 */
export const beforeReact: readonly (() => void)[] = [
  early,
  moments,
  menu,
  workTransition,
  programmeFilters,
  programmeClock,
  workDialogs,
]

/** Sent to the document after React has shown another page, query or anchor, and once when it has taken over. */
export const pageChange = 'pagechange'
