import type { UrgentNotice } from '../../../registration/organisers'
import { loadStyle } from '../../dom/load-style'
import { showNotice } from './show-notice'

// The build bundles this module and its style sheet (src/gatsby/page-modules). Pages load it when there is a notice.

let style: Promise<unknown> | undefined

/** Shows a notice, or none. Not before its style is there: without it, the page would move. */
export async function take(notice: Partial<UrgentNotice>): Promise<void> {
  style ??= loadStyle(import.meta.url.replace(/js#\d+$/, 'css'))
  style.catch(() => (style = undefined))
  await style
  showNotice(notice)
}
