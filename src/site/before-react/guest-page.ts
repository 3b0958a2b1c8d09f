import { showUrgentNotice } from '../components/urgent-notice.script'

/** The only script of the pages for guests, which React does not take over. */
export const scripts = [showUrgentNotice]
