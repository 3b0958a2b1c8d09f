import { showNextWork } from '../features/hero/show-next-work.script'
import { showLivePlaces } from '../features/programme/live-places.script'
import { markEvents } from '../features/programme/programme-clock.script'
import { filterProgramme } from '../features/programme/programme-filters.script'
import { nameMovingWork } from '../features/works/work-transition.script'
import { showByTime } from './show-by-time'

export const scripts = [showNextWork, showByTime, filterProgramme, markEvents, showLivePlaces, nameMovingWork]
