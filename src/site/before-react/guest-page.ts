import { askForNotice } from '../components/urgent/ask-for-notice.script'
import { keepCard } from '../features/registration/card/keep-card.script'

/** The only scripts of the pages for guests, which React does not take over. */
export const scripts = [askForNotice, keepCard]
