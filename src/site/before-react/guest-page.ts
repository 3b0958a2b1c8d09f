import { askForNotice } from '../components/urgent/ask-for-notice.script'

/** The only script of the pages for guests, which React does not take over. */
export const scripts = [askForNotice]
