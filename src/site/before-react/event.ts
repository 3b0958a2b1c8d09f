import { toggleMarks } from '../components/marks/mark-button.script'
import { sharePage } from '../components/share-button.script'
import { showLivePlaces } from '../features/programme/live-places.script'
import { holdForm } from '../features/registration/hold-form.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const scripts = [sendMinutes, showByTime, showLivePlaces, toggleMarks, sharePage, holdForm]
