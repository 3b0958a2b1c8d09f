import { loadOpenNames } from '../features/artists/load-open-names.script'
import { showLivePlaces } from '../features/programme/live-places.script'
import { markEvents } from '../features/programme/programme-clock.script'
import { filterProgramme } from '../features/programme/programme-filters.script'
import { sendMinutes } from './send-minutes'
import { showByTime } from './show-by-time'

export const scripts = [sendMinutes, showByTime, filterProgramme, markEvents, showLivePlaces, loadOpenNames]
